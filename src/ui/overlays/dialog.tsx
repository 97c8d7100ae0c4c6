import { useEffect, useId, useRef, type ReactNode } from 'react'
import { iconButtonClass } from '@/ui/button.ts'
import styles from './dialog.module.css'
import { Icon } from '@/ui/icon.tsx'

type DialogProps = {
  open: boolean
  /** Called however the dialog is closed: its buttons, Escape, a press outside, the system's Back. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
}

/**
 * A native modal dialog: the browser traps focus, returns it to the opener and closes on Escape.
 * `closedby` covers a press outside; the click handler is for browsers without it.
 */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const hasReported = useRef(false)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog && !dialog.open) {
      hasReported.current = false
      dialog.showModal()
      // React keeps `autofocus` to itself, so the browser would focus the close button.
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])

  // Called once, because it may navigate back, and synchronously: the browser fires `close` in the next frame, and the
  // opener may have been pressed again by then.
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; Escape is the keyboard's way
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
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={iconButtonClass({ quiet: true })}
          aria-label={closeLabel}
          onClick={leave}
        >
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
  return <footer className={styles.foot}>{children}</footer>
}
