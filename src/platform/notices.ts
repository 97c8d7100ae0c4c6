import { createDesk } from './desk.ts'

export type NoticeRequest = {
  /** A notice with the same id replaces the one on screen. */
  id?: string
  /** `offer` asks a favour: its first action is what the page hopes for. */
  tone: 'info' | 'good' | 'bad' | 'saved' | 'offer'
  title: string
  body?: string
  actions?: readonly { label: string; onPress: () => void }[]
  /** Stays until it is answered; for notices that are the visitor's only way to act. */
  sticky?: boolean
}

/** Takes the notice with this id away. */
export type Dismissal = { dismiss: string }

/** The frame's notice host attends; what comes earlier waits for it, in order. */
export const noticeDesk = createDesk<NoticeRequest | Dismissal>(Infinity)

/** Shows a toast, or takes one away. */
export const notify = noticeDesk.ask
