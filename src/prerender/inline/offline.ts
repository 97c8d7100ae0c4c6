import { languageKey, twinPath } from '../../contract/language.ts'

/**
 * The only script of the offline watch document, which stands in under the address of the page it replaces: it comes
 * back by itself as soon as the page itself can be had, and its language link goes to the page's twin. One question at a
 * time, given up after a while: a host that does not answer would be asked every five seconds, until the browser opens no
 * further connection to it, not even for the answer.
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
    // Still out of reach.
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
      // The address carries the language, too.
    }
  })
}
addEventListener('online', () => void askForPage())
document.addEventListener('visibilitychange', askIfSeen)
setInterval(askIfSeen, askEveryMs)
