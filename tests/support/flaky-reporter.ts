import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'

const list = path.resolve(import.meta.dirname, '../../reports/flaky.txt')

/** Appends each test that passed only in its second run to `reports/flaky.txt`, with the first error. */
export default class FlakyReporter implements Reporter {
  private tests: TestCase[] = []

  onBegin(_config: FullConfig, suite: Suite) {
    this.tests = suite.allTests()
  }

  onEnd() {
    mkdirSync(path.dirname(list), { recursive: true })
    for (const test of this.tests.filter((each) => each.outcome() === 'flaky')) {
      const [error = ''] = test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
      appendFileSync(
        list,
        `${test.titlePath().filter(Boolean).join(' › ')}\n${stripVTControlCharacters(error)}\n\n`,
      )
    }
  }
}
