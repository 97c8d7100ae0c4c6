import { directionOf, languages, type Language } from '../contract/language.ts'
import ar from '../locales/ar/manifest.json' with { type: 'json' }
import en from '../locales/en/manifest.json' with { type: 'json' }

/** The same in the address bar, the splash screen and `index.html`, which names the light scheme's as well. */
const ground = '#0b0d12'

const screenshotSizes = { narrow: '585x1266', wide: '1280x800' } as const

/** Screenshots for browsers and stores, in this order; made by `src/assets/screenshots/render.mjs`. */
const screenshots = [
  ['home', 'narrow'],
  ['scores', 'narrow'],
  ['watch', 'narrow'],
  ['home', 'wide'],
  ['scores', 'wide'],
] as const

/** Shown by a long press on the app's icon. Each has a drawing in `public/icons/shortcuts`. */
const shortcuts = [
  ['watch', '/watch'],
  ['scores', '/live-scores'],
  ['events', '/events'],
  ['contact', '/contact'],
] as const

type ManifestTexts = typeof en & {
  shortcuts: Record<(typeof shortcuts)[number][0], unknown>
  screenshots: Record<(typeof screenshots)[number][0], string>
}

const texts: Record<Language, ManifestTexts> = { en, ar }

/**
 * One manifest for both languages, so that an installed app keeps its name and address when the language changes:
 * browsers treat such changes as another app, and offer to rename it or stop updating. Those that support `*_localized`
 * show the names in the system's language. The head script redirects `/` and the shortcuts to the visitor's language.
 */
export function appManifest(): string {
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    lang: 'en',
    dir: directionOf('en'),
    ...inBoth('name', ({ name }) => name),
    ...inBoth('short_name', ({ short_name }) => short_name),
    ...inBoth('description', ({ description }) => description),
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    // Streams are watched in landscape, scores in portrait.
    orientation: 'any',
    // An open app may hold a draft, or play a stream: it comes to the front, and navigates without a reload
    // (`features/install/handle-app-launch.ts`).
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    prefer_related_applications: false,
    background_color: ground,
    theme_color: ground,
    categories: ['sports', 'entertainment', 'news'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
      icon('monochrome-512', 512, 'monochrome'),
    ],
    shortcuts: shortcuts.map(([kind, path]) => ({
      ...inBoth('name', ({ shortcuts }) => shortcuts[kind].name),
      ...inBoth('description', ({ shortcuts }) => shortcuts[kind].description),
      url: path,
      icons: [icon(`shortcuts/${kind}`, 192, 'any')],
    })),
    screenshots: languages.flatMap((language) =>
      screenshots.map(([kind, shape]) => ({
        src: `/screenshots/${kind}-${shape}-${language}.webp`,
        sizes: screenshotSizes[shape],
        type: 'image/webp',
        form_factor: shape,
        label: texts[language].screenshots[kind],
      })),
    ),
  })
}

/** A manifest member in English, with its Arabic variant. */
function inBoth(member: string, textOf: (texts: ManifestTexts) => string) {
  return {
    [member]: textOf(texts.en),
    [`${member}_localized`]: { ar: { value: textOf(texts.ar), lang: 'ar', dir: directionOf('ar') } },
  }
}

function icon(name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
