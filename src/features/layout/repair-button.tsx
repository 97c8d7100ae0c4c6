import { useTranslation } from 'react-i18next'
import { repairMark } from '@/contract/repair.ts'
import { Button } from '@/ui/button.tsx'

/** Works without React, because the page's scripts may be what is missing. */
export function RepairButton({ size }: { size?: 'small' }) {
  const { t } = useTranslation('site')
  return (
    <Button tone="tonal" size={size} {...{ [repairMark]: '' }}>
      {t('repair.button')}
    </Button>
  )
}
