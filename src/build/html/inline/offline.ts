import { findLanguage, languageOf, localizedPath, neutralPath, twinPath } from '../../../contract/language.ts'

/**
 * The only script of the offline watch document, which is served under the URL of the page it replaces. It reloads once
 * the page is available, and its language links lead to the page in the other languages.
 *
 * Sends one request at a time, with a timeout. Otherwise requests to a hanging host would accumulate until the browser
 * opens no further connection to it.
 */
const giveUpAfterMs = 15_000
const askEveryMs = 5_000

/**
 * At its own URL a reload would show the same document again, and at another spelling (`/Watch`) the host responds with
 * 404. There the document leads to the watch page.
 */
const isMisplaced = neutralPath(location.pathname) !== '/watch'
const watchPage = isMisplaced
  ? localizedPath('/watch', languageOf(location.pathname)) + location.search
  : location.href

let isAsking = false

async function askForPage(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), giveUpAfterMs)
  try {
    const { ok } = await fetch(watchPage, { method: 'HEAD', cache: 'no-store', signal: given.signal })
    if (!ok) return
    if (isMisplaced) location.replace(watchPage)
    else location.reload()
  } catch {
    // Still unreachable.
  } finally {
    clearTimeout(timer)
    isAsking = false
  }
}

function askIfSeen(): void {
  if (!document.hidden) void askForPage()
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
  const language = findLanguage(link.hreflang)
  if (language) link.href = twinPath(location.pathname, language)
}
addEventListener('online', () => void askForPage())
document.addEventListener('visibilitychange', askIfSeen)
setInterval(askIfSeen, askEveryMs)
