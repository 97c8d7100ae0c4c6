import { languageKey, languageOf, twinPath, type Language } from '../../contract/language.ts'
import { emptyPicture, lowDataKey, sourcesToHold } from '../../contract/low-data.ts'
import { shieldKey } from '../../contract/shield.ts'

/**
 * Runs first in the head of every page, before anything paints. A browser that denies the storage shows the page as it is.
 *
 * What it does comes before the bundle, so it may import the contract and nothing else (`inline-scripts.ts`).
 */
try {
  if (!leavesForOtherLanguage()) prepare()
} catch {
  // The storage is denied.
}

/** A choice that is stored wins either way. Without one an address in Arabic stays, any other follows the browser. */
function wantedLanguage(): Language {
  const choice = localStorage.getItem(languageKey)
  if (choice === 'en' || choice === 'ar') return choice
  const [first = ''] = navigator.languages ?? [navigator.language]
  return /^ar\b/i.test(first) ? 'ar' : languageOf(location.pathname)
}

/** The path is swapped in place, query and hash stay. What is left is hidden, so that it does not flash. */
function leavesForOtherLanguage(): boolean {
  const { pathname, search, hash } = location
  if (wantedLanguage() === languageOf(pathname)) return false
  document.documentElement.style.display = 'none'
  location.replace(twinPath(pathname) + search + hash)
  return true
}

function prepare(): void {
  const root = document.documentElement
  // The spoiler shield is up before there is anything to see (`platform/device/spoilers.ts`).
  if (localStorage.getItem(shieldKey)) root.setAttribute('data-shield', '')
  // A view that the query picks is rendered by script, not hydrated: the prerendered one must not flash (`ui/base.css`).
  const viewKeys = root.getAttribute('data-view-keys')
  if (viewKeys && new RegExp(`[?&](${viewKeys})=`).test(location.search))
    root.setAttribute('data-pending', '')
  // Here, because the header's own script comes later than the first press may.
  document.addEventListener('click', rememberLanguage, true)
  document.addEventListener('auxclick', rememberLanguage, true)
  if (isLowData()) holdPictures(root)
  // The offer may come before our script does (`platform/device/install.ts`).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}

/** A press on a link to the other language (`LanguageSwitch`) is that choice, and takes the query and the hash along. */
function rememberLanguage({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  link.search = location.search
  link.hash = location.hash
  try {
    localStorage.setItem(languageKey, link.hreflang)
  } catch {
    // The address carries the language, too.
  }
}

function isLowData(): boolean {
  const choice = localStorage.getItem(lowDataKey)
  return choice === 'on' || (choice !== 'off' && Boolean(navigator.connection?.saveData))
}

/**
 * Each picture loses its addresses as the parser brings it, before the browser asks for one
 * (`platform/device/low-data.ts` says what is measured, and gives them back).
 */
function holdPictures(root: HTMLElement): void {
  root.setAttribute('data-low', '')
  new MutationObserver(() => {
    for (const source of document.querySelectorAll<HTMLSourceElement>(sourcesToHold)) {
      source.dataset.held = source.srcset
      source.srcset = emptyPicture
    }
  }).observe(root, { childList: true, subtree: true })
}
