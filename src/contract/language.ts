/** The two languages of the site and their URL prefixes. Shared by the pages, the worker and the build. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** The local-storage key of an explicit choice. The head script reads it before the first paint. */
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

/** `/ar/about/` → `/about`; `/ar` → `/`. Language-free paths come back without a trailing slash. */
export function neutralPath(path: string): string {
  const bare = languageOf(path) === 'ar' ? path.slice('/ar'.length) : path
  // A loop, as `/\/+$/` takes quadratic time on an address full of slashes.
  let [start, end] = [0, bare.length]
  while (bare[end - 1] === '/') end -= 1
  while (start < end && bare[start] === '/') start += 1
  // One slash in front: `/ar//x` must not become `//x`, which is another host's address.
  return `/${bare.slice(start, end)}`
}

/** The same page in the other language: `/ar/about/` → `/about/`, `/about/` → `/ar/about/`. Other slashes stay. */
export function twinPath(path: string): string {
  if (languageOf(path) === 'en') return localizedPath(path, 'ar')
  // One slash in front, as above.
  return path.slice('/ar'.length).replace(/^\/*/, '/')
}

/** `/about` in Arabic → `/ar/about`; `/` in Arabic → `/ar/`. Takes a language-free path. */
export function localizedPath(path: string, language: Language): string {
  return language === 'ar' ? `/ar${path}` : path
}
