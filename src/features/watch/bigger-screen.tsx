import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import disclosure from '@/ui/accordion.module.css'
import { Icon } from '@/ui/icon.tsx'

const BiggerScreenGuide = lazyOnDemand(() => import('./bigger-screen-guide.tsx'), 'BiggerScreenGuide')

type BiggerScreenProps = { event: string; code: string }

/** Under the player: how to move the stream to another screen. The guide and its QR code load at the first press. */
export function BiggerScreen({ event, code }: BiggerScreenProps) {
  const { t } = useTranslation('watch-player')
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={disclosure.item} onToggle={() => setWasOpened(true)}>
      <summary>
        <h2>{t('biggerScreen.heading')}</h2>
        <Icon name="chevron-down" />
      </summary>
      {wasOpened && <BiggerScreenGuide event={event} code={code} />}
    </details>
  )
}
