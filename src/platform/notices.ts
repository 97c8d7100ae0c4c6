import { createRequestChannel } from './request-channel.ts'

export type NoticeRequest = {
  /** A notice with the same id replaces the one on screen. */
  id?: string
  /** `offer` suggests an action, such as an install; the first action accepts it. */
  tone: 'info' | 'good' | 'bad' | 'saved' | 'offer'
  title: string
  body?: string
  actions?: readonly { label: string; onPress: () => void }[]
  /** Stays until dismissed; for notices that are the visitor's only way to act. */
  sticky?: boolean
}

/** Dismisses the notice with this id. */
export type Dismissal = { dismiss: string }

/** Handled by the layout's notice host. Earlier requests are queued in order. */
export const noticeChannel = createRequestChannel<NoticeRequest | Dismissal>(Infinity)

/** Shows or dismisses a toast. */
export const notify = noticeChannel.send
