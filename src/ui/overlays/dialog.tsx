import { useRouter } from '@tanstack/react-router'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { openModal } from '@/ui/overlays/open-modal.ts'
import styles from './dialog.module.css'
import { Icon } from '@/ui/icon.tsx'

type DialogProps = {
  open: boolean
  /** Called for every way of closing: buttons, Escape, a click outside, and the system's Back. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** The page's address contains the dialog, so Back closes it anyway. */
  hasAddress?: boolean
  children: ReactNode
}

/**
 * A native modal dialog: the browser traps focus, returns it to the opener, and closes on Escape.
 *
 * `closedby` handles clicks outside. The click handler is for browsers without it.
 */
export function Dialog({ open, onClose, title, closeLabel, hasAddress = false, children }: DialogProps) {
  const router = useRouter()
  const ref = useRef<HTMLDialogElement>(null)
  const hasReported = useRef(false)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      hasReported.current = false
      if (hasAddress) dialog.showModal()
      else openModal(dialog, router)
      // React does not render the `autofocus` attribute, so the browser would focus the close button.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open, hasAddress, router])

  // Calls `onClose` once and synchronously, because it may navigate back. The native `close` event is a frame late,
  // when the opener may already be pressed again.
  const reportState = () => {
    if (hasReported.current) return
    hasReported.current = true
    onClose()
  }
  const leave = () => {
    ref.current?.close() // first: it restores the focus, and the callback may remove the dialog
    reportState()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; keyboard users press Escape
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="any"
      onCancel={leave}
      onClose={(event) => {
        if (!event.currentTarget.open) reportState()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) leave()
      }}
    >
      <header className="ends">
        <h2 id={titleId} className="title-2">
          {title}
        </h2>
        <button type="button" className="icon-button bare" aria-label={closeLabel} onClick={leave}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}

type PartProps = { children: ReactNode }

export function DialogBody({ children }: PartProps) {
  return <div className={styles.body}>{children}</div>
}

export function DialogFoot({ children }: PartProps) {
  return <footer className="row">{children}</footer>
}
