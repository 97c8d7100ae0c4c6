import { config } from '@/config.ts'
import type { Language } from '@/contract/language.ts'
import type { HeadTag } from '@/platform/head-tag.ts'

/**
 * The pictures that social networks show beside a link, one per kind of page and language, in `public/share/`; rendered
 * by `assets/share/render.mjs`. The first kind whose start of the address fits is the page's.
 */
const shareKinds = [
  { kind: 'watch', paths: ['/watch', '/battleofburj'] },
  { kind: 'scores', paths: ['/live-scores'] },
  { kind: 'events', paths: ['/events', '/event/', '/gallery'] },
  { kind: 'services', paths: ['/service', '/services', '/partnerships'] },
  { kind: 'ai', paths: ['/ai-services', '/ai-analytics', '/service/sporte-ai'] },
  { kind: 'coin', paths: ['/sporte-coin'] },
  { kind: 'players', paths: ['/players', '/player', '/team/', '/player-of-month', '/dashboard'] },
  { kind: 'blog', paths: ['/blog'] },
  { kind: 'contact', paths: ['/contact', '/help', '/about'] },
] as const

type ShareKind = (typeof shareKinds)[number]['kind'] | 'home'

/** The kind of a page without its language; the longest start that fits wins. */
export function shareKind(path: string): ShareKind {
  const fitting = shareKinds
    .flatMap(({ kind, paths }) => paths.map((start) => ({ kind, start })))
    .filter(({ start }) => path.startsWith(start))
    .toSorted((a, b) => b.start.length - a.start.length)
  return fitting[0]?.kind ?? 'home'
}

const size = { width: '1200', height: '630' }

/** The picture of a page without its language; absolute, as networks want it. */
export function shareAddress(path: string, language: Language): string {
  return `${config.siteUrl}/share/${shareKind(path)}-${language}.jpg`
}

/** Only in the document: whoever shows a link elsewhere reads no script. */
export function shareTags(path: string, language: Language): HeadTag[] {
  const meta = (property: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property, content },
  })
  return [
    meta('og:image', shareAddress(path, language)),
    meta('og:image:width', size.width),
    meta('og:image:height', size.height),
  ]
}
