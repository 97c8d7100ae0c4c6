/** The site's languages and their URL prefixes. Shared by the pages, the worker and the build. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** Local-storage key of the visitor's explicit choice. The head script reads it before the first paint. */
export const languageKey = 'sporte:language'

export function languageOf(path: string): Language {
  return path === '/ar' || path.startsWith('/ar/') ? 'ar' : 'en'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar'
}

/** `/ar/about/` → `/about`; `/ar` → `/`. The result has no trailing slash. */
export function neutralPath(path: string): string {
  const bare = languageOf(path) === 'ar' ? path.slice('/ar'.length) : path
  // A loop, because `/\/+$/` takes quadratic time on a URL full of slashes.
  let [start, end] = [0, bare.length]
  while (bare[end - 1] === '/') end -= 1
  while (start < end && bare[start] === '/') start += 1
  // Exactly one leading slash: `/ar//x` must not become `//x`, which is a URL on another host.
  return `/${bare.slice(start, end)}`
}

/** The same page in the other language: `/ar/about/` → `/about/`, `/about/` → `/ar/about/`. Keeps other slashes. */
export function twinPath(path: string): string {
  if (languageOf(path) === 'en') return localizedPath(path, 'ar')
  // Exactly one leading slash, as above.
  return path.slice('/ar'.length).replace(/^\/*/, '/')
}

/** `/about` in Arabic → `/ar/about`; `/` in Arabic → `/ar/`. Takes a language-free path. */
export function localizedPath(path: string, language: Language): string {
  return language === 'ar' ? `/ar${path}` : path
}
