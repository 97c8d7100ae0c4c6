import { createRequestChannel } from './request-channel.ts'

export type ToastRequest = {
  /** A toast with the same id replaces the one on screen. */
  id?: string
  /** `offer` invites the visitor to act: its first action is the one that the page prefers. */
  tone: 'info' | 'good' | 'bad' | 'saved' | 'offer'
  title: string
  body?: string
  actions?: readonly { label: string; onPress: () => void }[]
  /** Stays until dismissed. For toasts that are the visitor's only way to act. */
  sticky?: boolean
  onShown?: () => void
}

/** Dismisses the toast with this id. */
export type ToastDismissal = { dismiss: string }

/** Handled by the layout's toaster. Earlier requests wait for it, in order. */
export const toastChannel = createRequestChannel<ToastRequest | ToastDismissal>(Infinity)

/** Shows or dismisses a toast. */
export const notify = toastChannel.send
