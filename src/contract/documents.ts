import { localizedPath, neutralPath, languageOf, type Language } from './language.ts'
import { networkPages } from './pages.gen.ts'

/** A static document that never hydrates. The worker serves it under the URL of the page it replaces. */
export const offlineWatchPath = '/watch-offline'

/** An empty document per language. It renders URLs without a prerendered document. */
export const shellPath = '/shell'

/** Whether the page must come from the network, in every spelling that the router accepts: it decodes the path and ignores its case. */
export function isNetworkOnly(path: string): boolean {
  return networkPages.includes(neutralPath(decoded(path)).toLowerCase())
}

/** Documents shown in place of a page; no pages themselves. */
export function isSubstitute(path: string): boolean {
  return [offlineWatchPath, shellPath].includes(neutralPath(path))
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // `%` without two digits
  }
}

/**
 * The URL at which a static host serves the page of `path` without a redirect. It ends in a slash because the file is
 * `<path>/index.html`, and some hosts redirect both `/x` and `/x/index.html` to `/x/`.
 */
export function documentPath(path: string, language: Language = languageOf(path)): string {
  const localized = localizedPath(neutralPath(path), language)
  return localized.endsWith('/') ? localized : `${localized}/`
}
