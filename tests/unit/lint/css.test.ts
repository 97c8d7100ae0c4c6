import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** Declarations with a physical side or dimension, which right-to-left pages do not mirror. */
function physical(css: string): string[] {
  const side = '(?:left|right|top|bottom)'
  const ofSides = new RegExp(String.raw`^(?:(?:scroll-)?(?:margin|padding)|border|inset)-${side}\b`)
  const rules = [
    ofSides,
    /^border-(?:top|bottom)-(?:left|right)-radius$/,
    new RegExp(`^${side}$`),
    /^(?:(?:min|max)-)?(?:width|height)$/,
  ]
  const sideValue = /^(?:text-align|float|clear):\s*(?:left|right)\b/
  return [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?<=[{;]\s*)[a-z-]+(?=\s*:)[^;{}]*/g)]
    .map(([declaration]) => declaration.trim())
    .filter((declaration) => {
      const [property = ''] = declaration.split(':')
      return sideValue.test(declaration) || rules.some((rule) => rule.test(property.trim()))
    })
}

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(root, 'src', file), 'utf8'),
  }))
const sheets = files.filter(({ file }) => file.endsWith('.css'))

describe('logical CSS', () => {
  it.each([
    ['.a { margin-left: 4px }', 'margin-left: 4px'],
    ['.a { color: red; width: 10rem; }', 'width: 10rem'],
    ['.a {\n  scroll-padding-top: 4rem;\n}', 'scroll-padding-top: 4rem'],
    ['.a { &:hover { right: 0 } }', 'right: 0'],
    ['.a { border-top-left-radius: 4px }', 'border-top-left-radius: 4px'],
    ['.a { text-align: left }', 'text-align: left'],
  ])('rejects %s', (css, found) => expect(physical(css)).toEqual([found]))

  it.each([
    '@media (width < 40rem) { .a { inline-size: 4px } }',
    '.a { transition: top 1s; border-width: 2px; --left: 1px; text-align: start }',
    '/* .a { left: 0 } */',
  ])('accepts %s', (css) => expect(physical(css)).toEqual([]))

  it('applies to every style sheet', () => {
    expect(sheets.length).toBeGreaterThan(100)
    expect(sheets.flatMap(({ file, text }) => physical(text).map((found) => `${file}: ${found}`))).toEqual([])
  })
})

describe('a low window', () => {
  /** Rules that stick or are fixed vertically, without the token `--stick`. */
  const sticking = (css: string) =>
    [...css.matchAll(/(?<selector>[^{}]+)\{(?<body>[^{}]*position:\s*(?:sticky|fixed)[^{}]*)\}/g)]
      .filter(
        ({ groups }) => !/inset-inline/.test(groups?.body ?? '') || /inset-block/.test(groups?.body ?? ''),
      )
      .map(({ groups }) => groups?.selector?.replaceAll(/\/\*[^]*?\*\//g, '').trim())

  it.each([
    ['.a { position: sticky; inset-block-start: 0 }', ['.a']],
    ['.a { position: fixed; inset-block: 0; inset-inline: 0 }', ['.a']],
    ['.a { position: sticky; inset-inline-start: 0 }', []],
    ['.a { position: var(--stick); inset-block-start: 0 }', []],
  ])('finds what stays in view: %s', (css, found) => expect(sticking(css)).toEqual(found))

  it('has nothing else that stays in view', () => {
    const found = sheets.flatMap(({ file, text }) =>
      sticking(text).map((selector) => `${path.basename(file)}: ${selector}`),
    )
    expect(found.toSorted()).toEqual([
      'ad-slot.module.css: .rail', // absent in a low window
      'base.css: #unloaded', // a message, until closed
      'bottom-bar.module.css: .bar,\n    .contact', // static in a low window
      'site-layout.module.css: .header', // relative in a low window
      'site-layout.module.css: .skip', // only while focused
    ])
  })
})

describe('a look', () => {
  /** What `ui/` or `drawings/` draws. Position and size are the feature's. */
  const drawn =
    /^(?:font|font-size|color|background(?:-color|-image)?|border(?:-block|-inline)?(?:-start|-end)?(?:-color)?|box-shadow):(?! *(?:0|none|inherit)\b)/
  const raw = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i
  const declarations = (css: string) =>
    [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?<=[{;]\s*)[a-z-]+:[^;{}]*/g)].map(([text]) =>
      text.trim(),
    )
  const drawnIn = (css: string) => declarations(css).filter((text) => drawn.test(text))
  const rawIn = (css: string) => declarations(css).filter((text) => raw.test(text))

  it.each(['font: inherit', 'border: 0', 'border-radius: 2px', 'outline: 2px solid', '--edge: var(--key)'])(
    'leaves %s to a feature',
    (text) => expect(drawnIn(`.a { ${text} }`)).toEqual([]),
  )

  it.each(['font-size: 1rem', 'border: 1px solid var(--line)', 'background: var(--surface)', 'color: red'])(
    'leaves %s to ui and drawings',
    (text) => expect(drawnIn(`.a { gap: 0; ${text}; }`)).toEqual([text]),
  )

  it('appears in ui and drawings only', () => {
    const found = sheets
      .filter(({ file, text }) => !/^(?:ui|drawings)\//.test(file) && drawnIn(text).length > 0)
      .map(({ file }) => path.basename(file))
    expect(found.toSorted()).toEqual([
      'event-bout.module.css', // the bout that the address names
      'qr-code.module.css', // black on white for cameras
      'results-ticker.module.css', // duplicates a rule of hidden scores
      'site-footer.module.css',
      'site-header.module.css',
      'site-layout.module.css',
    ])
  })

  it('has no colour but those of the tokens', () => {
    expect(rawIn('.a { color: #fff; fill: var(--key) }')).toEqual(['color: #fff'])
    const found = sheets
      .filter(({ file }) => !/tokens\.css$|^drawings\//.test(file))
      .flatMap(({ file, text }) => rawIn(text).map((what) => `${file}: ${what}`))
    expect(found).toEqual([])
  })
})

it('style sheets › have different names, which prefix their classes', () => {
  const names = sheets.map(({ file }) => path.basename(file)).filter((name) => name.endsWith('.module.css'))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('content-visibility › appears in one file only, which excludes every Safari', () => {
  const guarded = 'ui/unseen.module.css'
  /** `visible` disables it, for printing. */
  const skips = /content-visibility:(?!\s*visible)|contentVisibility\b(?!Auto)/
  expect(files.filter(({ text }) => skips.test(text)).map(({ file }) => file)).toEqual([guarded])
  expect(files.find(({ file }) => file === guarded)?.text).toMatch(
    /@supports \(overflow-anchor: auto\) and \(not \(font: -apple-system-body\)\) \{[^@]*content-visibility: auto/,
  )
})
