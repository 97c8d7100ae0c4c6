import { HtmlValidate } from 'html-validate/node'
import { describe, expect, it } from 'vitest'
import { builtFiles, builtPages, contentPages } from '../support/built-site.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // A matter of style, not of validity: React writes `srcSet`, `<br/>` and ids such as `_R_1_`.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Boxes of one question have one name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'no-inline-style': 'error',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Phone numbers and times stand in `<bdi dir="ltr">`, which keeps them together.
    'tel-non-breaking': 'off',
  },
})

describe.each(builtPages())('$file', ({ file, html }) => {
  it('is valid HTML', async () => {
    const report = await validator.validateString(html, file)
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(problems).toEqual([])
  })
})

it('gives every box that scrolls sideways a name and the focus before any script has run', () => {
  const boxes = contentPages().flatMap(({ file, html }) =>
    // The scroll boxes of `ui/scroll-box.tsx`, and a table in anything else that looks like one.
    [...html.matchAll(/<\w+ [^>]*class="[^"]*_scroll\b[^>]*>/g)].map(([tag]) => ({ file, tag })),
  )
  expect(new Set(boxes.map(({ file }) => file.replace(/\/.*/, '')))).toContain('live-scores')
  expect(boxes.filter(({ tag }) => !/ aria-label="[^"]/.test(tag) || !/ tabindex="0"/.test(tag))).toEqual([])
})

it('every page of both languages is of one app: the same manifest at the same address', () => {
  const addresses = builtPages().flatMap(({ html }) =>
    [...html.matchAll(/<link rel="manifest" href="([^"]+)"/g)].map(([, href]) => href),
  )
  expect(addresses.length).toBeGreaterThan(200)
  expect(new Set(addresses)).toEqual(new Set(['/manifest.webmanifest']))
  expect(builtFiles().filter((file) => file.endsWith('.webmanifest'))).toEqual(['manifest.webmanifest'])
})

it('every page has a title of its own', () => {
  for (const language of ['en', 'ar'] as const) {
    const files = new Map<string, string>()
    for (const { file, html } of contentPages().filter(
      (page) => page.language === language && !page.file.endsWith('404.html'),
    )) {
      const [, title = ''] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? []
      expect(title, file).not.toBe('')
      expect(files.get(title), `${file}: ${title}`).toBeUndefined()
      files.set(title, file)
    }
  }
})
