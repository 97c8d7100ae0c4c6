import { createRequestChannel } from './request-channel.ts'

export type NoticeRequest = {
  /** A notice with the same id replaces the one on screen. */
  id?: string
  /** `offer` invites the visitor to act: its first action is the one that the page prefers. */
  tone: 'info' | 'good' | 'bad' | 'saved' | 'offer'
  title: string
  body?: string
  actions?: readonly { label: string; onPress: () => void }[]
  /** Stays until dismissed. For notices that are the visitor's only way to act. */
  sticky?: boolean
}

/** Dismisses the notice with this id. */
export type Dismissal = { dismiss: string }

/** Handled by the layout's toaster. Earlier requests wait for it, in order. */
export const noticeChannel = createRequestChannel<NoticeRequest | Dismissal>(Infinity)

/** Shows or dismisses a toast. */
export const notify = noticeChannel.send
