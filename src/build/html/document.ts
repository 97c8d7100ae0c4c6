import { directionOf, type Language } from '../../contract/language.ts'
import { headTagMark, type DataTag, type HeadTag } from '../../platform/hydration/head-tag.ts'
import type { RenderedPage } from './render.tsx'
import type { InlineScripts } from './inline-scripts.ts'

/** An empty document has only what every document needs. */
export type DocumentParts = Pick<RenderedPage, 'head' | 'body' | 'banner' | 'name'> &
  Partial<Pick<RenderedPage, 'viewKeys' | 'night' | 'deferredNamespaces' | 'followedFirst'>> & {
    language: Language
    policy: string
    inlineScripts: InlineScripts
    stylesheets: readonly string[]
    /** Scripts that the page needs at once, entry last. If empty, the document stays static. */
    scripts: readonly string[]
    font: string
    /** Whether its only script is the offline one, at its end. */
    isOffline?: boolean
  }

const attribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function headTag(tag: HeadTag | DataTag): string {
  if (tag.tag === 'title') return `<title>${text(tag.text)}</title>`
  if (tag.tag === 'script') {
    // A `</script>` in a text must not end the element.
    return `<script type="application/ld+json">${JSON.stringify(tag.data).replaceAll('<', String.raw`\u003c`)}</script>`
  }
  const attributes = Object.entries(tag.attributes).map(([name, value]) => ` ${name}="${attribute(value)}"`)
  return `<${tag.tag}${attributes.join('')} ${headTagMark}>`
}

/** Fills the built `index.html` for one page. The order in the head matters: the policy first, then the head script. */
export function composeDocument(template: string, parts: DocumentParts): string {
  const { language, name, inlineScripts, scripts, night, viewKeys = [], deferredNamespaces = [] } = parts
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${attribute(parts.policy)}">`,
    `<script>${inlineScripts.head}</script>`,
    ...(parts.followedFirst ? [`<script>${inlineScripts.reorderFollowed}</script>`] : []),
    ...parts.head.map(headTag),
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="preload" as="font" type="font/woff2" href="${parts.font}" crossorigin>`,
    // Delays painting until the whole page is parsed, because centred content would move. `#end` is a separate element,
    // as Chromium only waits for the element to open. Other browsers ignore it
    // (https://web-platform-dx.github.io/web-features-explorer/features/link-rel-expect).
    ...(parts.body === '' ? [] : ['<link rel="expect" href="#end" blocking="render">']),
    ...parts.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" media="not all" href="${href}">`),
    ...(scripts.length > 0 ? [`<script>${inlineScripts.loadScripts}</script>`] : []),
  ].join('')
  const html = `<html lang="${language}" dir="${directionOf(language)}"${night ? ` data-night="${night}"` : ''}${viewKeys.length > 0 ? ` data-view-keys="${viewKeys.join('|')}"` : ''}>`
  const texts = deferredNamespaces.length > 0 ? ` data-texts="${deferredNamespaces.join(' ')}"` : ''
  const root = `<div id="root" data-page="${attribute(name)}"${texts}>`
  const end = parts.body === '' ? '' : '<i id="end" hidden></i>'
  const banner = scripts.length > 0 ? parts.banner : ''
  const offline = parts.isOffline ? `<script>${inlineScripts.offline}</script>` : ''
  // Replacement functions, so that a `$` in a page's text is not a replacement pattern.
  return template
    .replace(/<script type="module"[^>]*><\/script>|<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\n\s*/g, '\n')
    .replace('<html lang="en" dir="ltr">', () => html)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"><!--app--></div>', () => `${root}${parts.body}</div>${end}${banner}${offline}`)
}

/** For a URL that only redirects. Hosts that support `_redirects` never serve it, but other hosts and the worker do. */
export function composeRedirect(language: Language, policy: string, target: string, title: string): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${attribute(policy)}"><meta http-equiv="refresh" content="0;url=${target}"><link rel="canonical" href="${target}"><meta name="robots" content="noindex"><title>${text(title)}</title></head><body><p><a href="${target}">${text(title)}</a></p></body></html>`
}
