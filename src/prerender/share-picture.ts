import { config } from '@/config.ts'
import type { Language } from '@/contract/language.ts'
import type { HeadTag } from '@/platform/parts/head-tag.ts'
import { factsOf, type ShareKind } from './page-table.ts'

/** The pictures' kind of a page without its language: one service is about the analytics, and has theirs. */
function shareKind(path: string): ShareKind {
  return path === '/service/sporte-ai' ? 'ai' : (factsOf(path)?.share ?? 'home')
}

const size = { width: '1200', height: '630' }

/** The picture of a page without its language; absolute, as networks want it. */
export function shareAddress(path: string, language: Language): string {
  return `${config.siteUrl}/share/${shareKind(path)}-${language}.jpg`
}

/** Only in the document: link previews do not run scripts. */
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
