import { languageKey, languageOf, twinPath, type Language } from '../../contract/language.ts'
import { emptyPicture, lowDataKey, sourcesToHold } from '../../contract/low-data.ts'
import { hideScoresKey } from '../../contract/hide-scores.ts'

/**
 * Runs first in the head of every page, before the first paint. Without access to storage the page is shown as it is.
 *
 * It runs before the bundle, so it may import the contract only (`inline-scripts.ts`).
 */
try {
  if (!leavesForOtherLanguage()) prepare()
} catch {
  // No access to storage.
}

/** A stored choice wins. Without one an Arabic address stays, any other follows the browser's language. */
function wantedLanguage(): Language {
  const choice = localStorage.getItem(languageKey)
  if (choice === 'en' || choice === 'ar') return choice
  const [first = ''] = navigator.languages ?? [navigator.language]
  return /^ar\b/i.test(first) ? 'ar' : languageOf(location.pathname)
}

/** Replaces the path, keeping query and hash. The page is hidden until then, so that it does not flash. */
function leavesForOtherLanguage(): boolean {
  const { pathname, search, hash } = location
  if (wantedLanguage() === languageOf(pathname)) return false
  document.documentElement.style.display = 'none'
  location.replace(twinPath(pathname) + search + hash)
  return true
}

function prepare(): void {
  const root = document.documentElement
  // Scores are hidden before anything is visible (`platform/device/hide-scores.ts`).
  if (localStorage.getItem(hideScoresKey)) root.setAttribute('data-shield', '')
  // A view that the query picks is rendered by script, not hydrated: the prerendered one must not flash
  // (`ui/base.css`).
  const viewKeys = root.getAttribute('data-view-keys')
  if (viewKeys && new RegExp(`[?&](${viewKeys})=`).test(location.search))
    root.setAttribute('data-pending', '')
  // Content far down may be rendered later (`ui/unseen.module.css`), unless there is a scroll target or history.
  const [visit] = performance.getEntriesByType('navigation')
  if (visit && 'type' in visit && visit.type === 'navigate' && !location.hash)
    root.setAttribute('data-from-top', '')
  // Here, because the first press may come before the header is hydrated.
  document.addEventListener('click', rememberLanguage, true)
  document.addEventListener('auxclick', rememberLanguage, true)
  if (isLowData()) holdPictures(root)
  // The event may fire before our scripts run (`platform/device/install.ts`).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}

/** A press on a link to the other language (`LanguageSwitch`) stores the choice, and keeps query and hash. */
function rememberLanguage({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  link.search = location.search
  link.hash = location.hash
  try {
    localStorage.setItem(languageKey, link.hreflang)
  } catch {
    // The address contains the language anyway.
  }
}

function isLowData(): boolean {
  const choice = localStorage.getItem(lowDataKey)
  return choice === 'on' || (choice !== 'off' && Boolean(navigator.connection?.saveData))
}

/**
 * Removes each picture's addresses as the parser inserts it, before the browser requests one
 * (`platform/device/low-data.ts` has the measurements, and restores them).
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
