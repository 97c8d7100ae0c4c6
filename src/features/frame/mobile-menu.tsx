import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Logo } from './logo.tsx'
import { MobileMenuLinks } from './mobile-menu-links.tsx'
import styles from './mobile-menu.module.css'

type MobileMenuProps = { openerClassName: string | undefined }

/**
 * A full-screen modal sheet. The `command` attributes open and close it before any script has run where the browser
 * knows them; the click handlers do the same everywhere once the page is hydrated.
 */
export function MobileMenu({ openerClassName }: MobileMenuProps) {
  const { t } = useTranslation()
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const close = () => ref.current?.close()

  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass({ quiet: true })} ${openerClassName}`}
        aria-label={t('nav.menu')}
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: id }}
        onClick={(event) => {
          event.preventDefault() // or the command would open it once more
          if (!ref.current?.open) ref.current?.showModal()
        }}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={ref} id={id} className={styles.sheet} aria-label={t('nav.menu')}>
        <div className={styles.head}>
          <Logo />
          <button
            type="button"
            className={iconButtonClass({ quiet: true })}
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
        <MobileMenuLinks onChoose={close} />
      </dialog>
    </>
  )
}
