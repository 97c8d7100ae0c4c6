import { localizedPath, neutralPath, languageOf, type Language } from './language.ts'

/** Pages that must come from the network; the worker answers with `offlineWatchPath` when there is none. */
const networkOnlyPaths = new Set(['/watch'])

/** A static document that never hydrates: it is served under the address of the page it replaces. */
export const offlineWatchPath = '/watch-offline'

/** An empty document per language. It renders URLs that have no prerendered page. */
export const shellPath = '/shell'

export function isNetworkOnly(path: string): boolean {
  return networkOnlyPaths.has(neutralPath(path))
}

/**
 * The address a static host serves the page of `path` at without a redirect: with a trailing slash, because the
 * file is `<path>/index.html` and some hosts redirect both `/x` and `/x/index.html` to `/x/`.
 */
export function documentPath(path: string, language: Language = languageOf(path)): string {
  const localized = localizedPath(neutralPath(path), language)
  return localized.endsWith('/') ? localized : `${localized}/`
}
