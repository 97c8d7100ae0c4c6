import { HtmlValidate } from 'html-validate/node'
import { describe, expect, it } from 'vitest'
import { builtPages } from '../support/built-site.ts'

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
