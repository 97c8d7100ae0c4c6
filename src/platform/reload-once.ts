import { readText, writeText } from './storage.ts'

const key = 'sporte:reloaded-at'
const minute = 60_000

/**
 * A page whose script its host no longer has (a new version was deployed under the open site, and no worker holds the
 * old one) is well again after a reload; anything else is not, so it is tried once a minute. Without a network the
 * error looks the same, and a reload would only make it worse.
 */
export function reloadOnce(): void {
  const last = Number(readText(key, 'session'))
  if (!navigator.onLine || Date.now() - last < minute) return
  if (writeText(key, String(Date.now()), 'session')) location.reload()
}
