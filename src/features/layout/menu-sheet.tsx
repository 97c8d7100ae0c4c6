import { useRouter } from '@tanstack/react-router'
import { useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openModal } from '@/ui/overlays/open-modal.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './mobile-menu.module.css'

type MenuSheetProps = {
  openerClassName: string | undefined
  logo: ReactNode
  /** The links. Following one closes the sheet. */
  children: ReactNode
}

/**
 * A full-screen modal sheet. `command` attributes open and close it without script where supported; after hydration the
 * click handlers do so in every browser.
 */
export function MenuSheet({ openerClassName, logo, children }: MenuSheetProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => ref.current?.close()

  return (
    <>
      <button
        type="button"
        className={`icon-button bare ${openerClassName}`}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
        onClick={(event) => {
          event.preventDefault() // otherwise the command would open it again
          if (ref.current) openModal(ref.current, router)
        }}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={ref} id={id} className={styles.sheet} aria-label={t('menu')}>
        <div className={styles.head}>
          {logo}
          <button
            type="button"
            className="icon-button bare"
            aria-label={t('close')}
            {...{ command: 'close', commandfor: id }}
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <Icon name="close" />
          </button>
        </div>
        {/* Keyboard activation of a link or button also fires a click. */}
        <div
          role="presentation"
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a, button')) close()
          }}
        >
          {children}
        </div>
      </dialog>
    </>
  )
}
