import { directionOf, localizedPath, type Language } from '../contract/language.ts'

type ManifestTexts = {
  name: string
  short_name: string
  description: string
}

const texts: Record<Language, ManifestTexts> = {
  en: {
    name: 'Sporte: fight nights, cricket and football',
    short_name: 'Sporte',
    description: 'Watch with a code, follow the scores without a connection and talk to the Sporte team.',
  },
  ar: {
    name: 'سبورتي: نزالات وكريكت وكرة قدم',
    short_name: 'سبورتي',
    description: 'شاهد بالرمز، وتابع النتائج دون اتصال، وتواصل مع فريق سبورتي.',
  },
}

/** One manifest per language with one `id`: it is one app, and no browser reads `*_localized` members yet. */
export function appManifest(language: Language): string {
  return JSON.stringify({
    id: '/',
    start_url: localizedPath('/', language),
    scope: '/',
    lang: language,
    dir: directionOf(language),
    ...texts[language],
    display: 'standalone',
    background_color: '#0b0d12',
    theme_color: '#0b0d12',
    categories: ['sports', 'entertainment', 'news'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
