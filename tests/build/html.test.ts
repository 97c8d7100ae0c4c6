import { setImmediate } from 'node:timers/promises'
import { HtmlValidate, StaticConfigLoader } from 'html-validate/node'
import { expect, it } from 'vitest'
import { everyContentPage, everyPage, faultsIn } from '../support/every-page.ts'

/** Resolves the rules once instead of once per page, which takes a quarter of the time. */
class OneConfig extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(file: string) {
    this.resolved ??= super.getConfigFor(file)
    return this.resolved
  }
}

const config = new OneConfig({
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    // These rules concern style, not validity: React writes `srcSet`, `<br/>` and ids such as `_R_1_`.
    'attr-case': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // The checkboxes of a question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'no-inline-style': 'error',
    'heading-level': 'error', // one first-level heading, and no level is skipped
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // `<bdi dir="ltr">` already keeps phone numbers and times together.
    'tel-non-breaking': 'off',
  },
})

// Takes ten seconds on an idle machine.
it('pages › have valid HTML', { timeout: 180_000 }, async () => {
  const validator = new HtmlValidate(config)
  const faults: string[] = []
  for (const { file, html } of everyPage) {
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${file}: ${ruleId}: ${message} (${selector})`)
    await setImmediate() // vitest stops a process that does not respond for a minute
  }
  expect(faults).toEqual([])
})

it('pages › follow the text size of the phone and disable its telephone links', () => {
  for (const tag of ['"text-scale" content="scale"', '"format-detection" content="telephone=no"'])
    expect(
      faultsIn(everyContentPage, ({ html }) => [!html.includes(`<meta name=${tag}`) && 'lacks it']),
    ).toEqual([])
})

it('footers › say who the company is', () => {
  const who = /<footer.*(?:Sporte is a sports-entertainment|سبورتي شركة ترفيه)/s
  const withFooter = everyContentPage.filter(({ file }) => !/^(?:ar\/)?login\//.test(file))
  expect(faultsIn(withFooter, ({ html }) => [!who.test(html) && 'does not say it'])).toEqual([])
})

it('horizontally scrolling boxes › have a name and the focus without script', () => {
  const boxes = everyContentPage.flatMap(({ file, html }) =>
    // Matches `ui/scroll-box.tsx` and any other element with a `scroll` class.
    [...html.matchAll(/<\w+ [^>]*class="[^"]*\btable_scroll\b[^>]*>/g)].map(([tag]) => ({ file, tag })),
  )
  expect(new Set(boxes.map(({ file }) => file.replace(/\/.*/, '')))).toContain('live-scores')
  expect(boxes.filter(({ tag }) => !/ aria-label="[^"]/.test(tag) || !/ tabindex="0"/.test(tag))).toEqual([])
})

it('pages › have their own title and a description that fits a search result', () => {
  const files = new Map<string, string>()
  const pages = everyContentPage.filter(({ file }) => !file.endsWith('404.html'))
  const faults = faultsIn(pages, ({ file, html, language }) => {
    const [, title = ''] = /<title[^>]*>([^<]+)<\/title>/.exec(html) ?? []
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    const isProfile = /(?:player|team)\//.test(file)
    const fits = /^.{70,160}$/.test(description.replaceAll(/&[#\w]+;/g, '-'))
    const others = [title, ...(isProfile ? [description] : [])].flatMap((text) => {
      const other = files.get(`${language} ${text}`)
      files.set(`${language} ${text}`, file)
      return other === undefined ? [] : `“${text}”, as ${other}`
    })
    const isWrong = (isProfile && !fits) || /\{\{|head\.|undefined/.test(title + description)
    return [...others, !title && 'no title', isWrong && `has the title “${title}”: ${description}`]
  })
  expect(faults).toEqual([])
})
