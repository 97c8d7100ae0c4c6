import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { composeDocument, type DocumentParts } from '@/build/html/document.ts'

/** `index.html` as the client build writes it, with its script and style tags. */
const template = readFileSync('index.html', 'utf8').replace(
  '<script type="module" src="/src/main.tsx"></script>',
  '<script type="module" crossorigin src="/assets/main-1.js"></script><link rel="modulepreload" href="/assets/x-1.js"><link rel="stylesheet" href="/assets/main-1.css">',
)

const parts: DocumentParts = {
  language: 'en',
  policy: "default-src 'none'",
  inlineScripts: { head: 'a()', reorderFollowed: 'b()', loadScripts: 'c()', offline: 'd()' },
  head: [
    { tag: 'title', text: 'About · Sporte' },
    { tag: 'meta', attributes: { name: 'description', content: 'Who we are' } },
  ],
  body: '<main>Hello</main>',
  banner: '<dialog id="unloaded"></dialog>',
  name: '/about',
  stylesheets: ['/assets/base-1.css', '/assets/about-1.css'],
  scripts: ['/assets/about-1.js', '/assets/entry-1.js'],
  font: '/assets/latin-1.woff2',
}

const composed = (overrides: Partial<DocumentParts> = {}) =>
  composeDocument(template, { ...parts, ...overrides })

describe('composeDocument', () => {
  it('includes the markup under the name that it hydrates by', () => {
    expect(composed()).toContain('<div id="root" data-page="/about"><main>Hello</main></div>')
    expect(composed({ name: '/event/x (missing) "y"' })).toContain(
      'data-page="/event/x (missing) &quot;y&quot;"',
    )
  })

  it('blocks the first paint until its markup is complete; an empty one blocks nothing', () => {
    expect(composed()).toContain('<link rel="expect" href="#end" blocking="render">')
    expect(composed({ body: '' })).not.toContain('end"')
  })

  it('escapes the texts of the page head', () => {
    const html = composed({
      policy: 'a "b" & c',
      head: [
        { tag: 'title', text: '</title><script>alert(1)</script> & more' },
        { tag: 'meta', attributes: { name: 'description', content: '"><script>alert(1)</script>' } },
      ],
    })

    expect(html).toContain('<title>&lt;/title>&lt;script>alert(1)&lt;/script> &amp; more</title>')
    expect(html).toContain('content="&quot;><script>alert(1)</script>"')
    expect(html).toContain('content="a &quot;b&quot; &amp; c"')
  })

  it('keeps dollar signs in texts', () => {
    const body = "<main>$& $1 $' $$</main>"
    const html = composed({ body, head: [{ tag: 'title', text: "$1 $' $$" }] })

    expect(html).toContain(body)
    expect(html).toContain("<title>$1 $' $$</title>")
  })
})
