import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { buttonClass } from '@/ui/button.ts'
import { isTransfer } from './transfer-link.ts'
import { useCarried } from './use-carried.ts'

const TransferDialog = lazyOnDemand(() => import('./transfer-dialog.tsx'), 'TransferDialog')
const ReceivedDialog = lazyOnDemand(() => import('./received-dialog.tsx'), 'ReceivedDialog')

/** "Take it with you": a link with follows and settings, and the question when it arrives on another device. */
export function Transfer() {
  const { t } = useTranslation('your-data')
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const carried = useCarried()
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass({ tone: 'tonal' })}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {t('take.open')}
      </button>
      {carried && wasOpened && (
        <TransferDialog open={isOpen} onClose={() => setIsOpen(false)} carried={carried} />
      )}
      {carried && isTransfer(hash) && (
        <ReceivedDialog
          hash={hash}
          current={carried}
          onClose={() =>
            void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
          }
        />
      )}
    </>
  )
}
