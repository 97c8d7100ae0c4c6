/** Messages from pages to the worker. */
export type PageMessage = { type: 'SKIP_WAITING' }

export function isPageMessage(data: unknown): data is PageMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
}
