import { languageKey, twinPath } from '../../contract/language.ts'

/**
 * The only script of the offline watch document, which is served under the address of the page it replaces: it reloads as
 * soon as the page is available, and its language link leads to the page in the other language. One request at a time,
 * with a timeout: otherwise requests to a hanging host would pile up until the browser opens no further connection to it.
 */
const giveUpAfterMs = 15_000
const askEveryMs = 5_000

let isAsking = false

async function askForPage(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), giveUpAfterMs)
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: given.signal })
    if (ok) location.reload()
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

const link = document.querySelector<HTMLAnchorElement>('a[hreflang]')
if (link) {
  link.href = twinPath(location.pathname)
  link.addEventListener('click', () => {
    try {
      localStorage.setItem(languageKey, link.hreflang)
    } catch {
      // The address contains the language anyway.
    }
  })
}
addEventListener('online', () => void askForPage())
document.addEventListener('visibilitychange', askIfSeen)
setInterval(askIfSeen, askEveryMs)
