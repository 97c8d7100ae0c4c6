import { expect, it } from 'vitest'
import { optionalServices } from '../sandbox/optional-services.ts'
import { scriptWith } from '../support/built-site.ts'

it("build under test › polls the sandbox's score feed: `npm run build:sandbox` writes it", () => {
  expect(scriptWith(optionalServices.VITE_SCORES_URL)).toMatch(/\.js$/)
})
