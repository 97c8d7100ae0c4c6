import { readText, writeText } from './storage.ts'

const key = 'sporte:reloaded-at'
const minute = 60_000
const leavingMs = 10_000

let leftAt = 0
globalThis.addEventListener?.('beforeunload', () => {
  leftAt = Date.now()
})

/**
 * A page whose script its host no longer has (a new version was deployed under the open site, and no worker holds the
 * old one) is well again after a reload; anything else is not, so it is tried once a minute. Without a network the
 * error looks the same, and a reload would only make it worse. So it does in Firefox when the visitor is on the way to
 * another page: what is still loading fails then, and a reload would call them back.
 */
export function reloadOnce(): void {
  const now = Date.now()
  const last = Number(readText(key, 'session'))
  if (!navigator.onLine || now - leftAt < leavingMs || now - last < minute) return
  if (writeText(key, String(now), 'session')) location.reload()
}
