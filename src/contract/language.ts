/** The site's languages. Shared by the pages, the worker and the build. The first one has no URL prefix. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

type LanguageFacts = {
  /** In its own script. */
  name: string
  dir: 'ltr' | 'rtl'
  /** Selects the font, and the capitals and leading of share images. */
  script: 'latin' | 'arabic'
  locale: string
  /** Between the parts of a list, with its space. */
  comma: string
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: 'English', dir: 'ltr', script: 'latin', locale: 'en-US', comma: ', ' },
  ar: { name: 'العربية', dir: 'rtl', script: 'arabic', locale: 'ar-AE', comma: '، ' },
}

/** Local-storage key of the visitor's explicit choice. The head script reads it before the first paint. */
export const languageKey = 'sporte:language'

export function findLanguage(text: string | null | undefined): Language | undefined {
  return languages.find((each) => each === text)
}

export function languageOf(path: string): Language {
  return findLanguage(path.split('/', 2)[1]) ?? languages[0]
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return languageFacts[language].dir
}

export function otherLanguages(language: Language): Language[] {
  return languages.filter((each) => each !== language)
}

/** `/ar` or nothing. */
function prefixOf(language: Language): string {
  return language === languages[0] ? '' : `/${language}`
}

/** `/ar/about/` → `/about`; `/ar` → `/`. The result has no trailing slash. */
export function neutralPath(path: string): string {
  const bare = path.slice(prefixOf(languageOf(path)).length)
  // A loop, because `/\/+$/` takes quadratic time on a URL full of slashes.
  let [start, end] = [0, bare.length]
  while (bare[end - 1] === '/') end -= 1
  while (start < end && bare[start] === '/') start += 1
  // Exactly one leading slash: `/ar//x` must not become `//x`, which is a URL on another host.
  return `/${bare.slice(start, end)}`
}

/** The same page in a language: `/ar/about/` → `/about/`, `/about/` → `/ar/about/`. Keeps other slashes. */
export function twinPath(path: string, language: Language): string {
  // Exactly one leading slash, as above.
  return localizedPath(path.slice(prefixOf(languageOf(path)).length).replace(/^\/*/, '/'), language)
}

/** `/about` in Arabic → `/ar/about`; `/` in Arabic → `/ar/`. Takes a language-free path. */
export function localizedPath(path: string, language: Language): string {
  return prefixOf(language) + path
}
