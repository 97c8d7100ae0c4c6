import { useTranslation } from 'react-i18next'
import { startInstall, useInstallMethod } from '@/platform/device/install.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'

/** Renders nothing if the browser cannot install the site. */
export function InstallButton() {
  const { t } = useTranslation('site')
  if (useInstallMethod() === null) return null
  return (
    <Button tone="tonal" size="small" onClick={startInstall}>
      <Icon name="install" />
      {t('install.onDevice')}
    </Button>
  )
}
