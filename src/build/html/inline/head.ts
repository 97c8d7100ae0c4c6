import {
  findLanguage,
  languageKey,
  languageOf,
  languages,
  twinPath,
  type Language,
} from '../../../contract/language.ts'
import { emptyPicture, lowDataKey, sourcesToHold } from '../../../contract/low-data.ts'
import { hideScoresKey } from '../../../contract/hide-scores-key.ts'
import { findTheme, showTheme, themeKey, themeTags } from '../../../contract/theme.ts'

/**
 * Runs first in the head of every page, before the first paint. Without access to storage the page is shown unchanged.
 *
 * It runs before the bundle, so it may import only from `contract` (`inline-scripts.ts`).
 */
try {
  showTheme(findTheme(localStorage.getItem(themeKey)), document.querySelectorAll<HTMLMetaElement>(themeTags))
  if (!leavesForOtherLanguage()) prepare()
} catch {
  // No access to storage.
}

/**
 * A stored choice takes precedence. Otherwise a URL with a prefix keeps its language, and any other follows the
 * browser's.
 */
function wantedLanguage(own: Language): Language {
  const choice = findLanguage(localStorage.getItem(languageKey))
  if (choice || own !== languages[0]) return choice ?? own
  const [first = ''] = navigator.languages ?? [navigator.language]
  return findLanguage(/^\w+/.exec(first)?.[0].toLowerCase()) ?? own
}

/** `navigate`, `reload` or `back_forward`. */
function readArrival(): unknown {
  const [visit] = performance.getEntriesByType('navigation')
  return visit && 'type' in visit && visit.type
}

/** Replaces the path and keeps query and hash. Hides the page until then, so that it does not flash. */
function leavesForOtherLanguage(): boolean {
  const { pathname, search, hash } = location
  const own = languageOf(pathname)
  const wanted = wantedLanguage(own)
  // Back from the other language leads to the page that the visitor left, as with the back/forward cache.
  if (readArrival() === 'back_forward' || wanted === own) return false
  document.documentElement.style.display = 'none'
  location.replace(twinPath(pathname, wanted) + search + hash)
  return true
}

function prepare(): void {
  const root = document.documentElement
  // Hides scores before anything is visible (`platform/device/hide-scores.ts`).
  if (localStorage.getItem(hideScoresKey)) root.dataset.hideScores = ''
  // Script renders a view that the query selects, without hydration. The prerendered view must not flash
  // (`ui/base.css`).
  const { viewKeys } = root.dataset
  if (viewKeys && new RegExp(`[?&](${viewKeys})=`).test(location.search)) root.dataset.pending = ''
  // Content far down may render later (`ui/unseen.module.css`), unless there is a scroll target or history.
  if (readArrival() === 'navigate' && !location.hash) root.dataset.fromTop = ''
  const [start = 0, minutes = 0] = root.dataset.night?.split('/').map(Number) ?? []
  // Shows that the page's event is on air (`shared/on-air.tsx`).
  if ((Date.now() / 60_000 - start) % 1440 < minutes) root.dataset.onAir = ''
  // Registered here because the first press may come before the header is hydrated.
  document.addEventListener('click', rememberLanguage, true)
  document.addEventListener('auxclick', rememberLanguage, true)
  if (isLowData()) holdPictures(root)
  // The event may fire before our scripts run (`platform/device/install.ts`).
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}

/** Stores the choice when a link to the other language (`LanguageSwitch`) is pressed. Keeps query and hash. */
function rememberLanguage({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  if (!link) return
  link.search = location.search
  link.hash = location.hash
  try {
    localStorage.setItem(languageKey, link.hreflang)
  } catch {
    // The URL contains the language anyway.
  }
}

function isLowData(): boolean {
  const choice = localStorage.getItem(lowDataKey)
  return choice === 'on' || (choice !== 'off' && Boolean(navigator.connection?.saveData))
}

/**
 * Removes each picture's URLs as the parser inserts it, before the browser requests one. `platform/device/low-data.ts`
 * restores them and documents the measurements.
 */
function holdPictures(root: HTMLElement): void {
  root.dataset.low = ''
  new MutationObserver(() => {
    for (const source of document.querySelectorAll<HTMLSourceElement>(sourcesToHold)) {
      source.dataset.held = source.srcset
      source.srcset = emptyPicture
    }
  }).observe(root, { childList: true, subtree: true })
}
