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

type Host = { show: (notice: NoticeRequest) => void; dismiss: (id: string) => void }

let host: Host | undefined
const early: NoticeRequest[] = []

/** Shows a toast. Any feature may call it, at any time; early ones wait for the page's notice host. */
export function notify(notice: NoticeRequest): void {
  if (host) host.show(notice)
  else early.push(notice)
}

export function dismissNotice(id: string): void {
  host?.dismiss(id)
}

/** The frame's notice host takes over delivery; returns how it lets go. */
export function attachNoticeHost(next: Host): () => void {
  host = next
  for (const notice of early.splice(0)) next.show(notice)
  return () => {
    if (host === next) host = undefined
  }
}
