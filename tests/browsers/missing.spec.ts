import { test } from '@playwright/test'
import { missingDependency } from '../support/other-browsers.ts'

test('skips because it is not installed', ({}, { project }) => {
  const missing = missingDependency(project.name === 'firefox' ? 'firefox' : 'webkit')
  console.warn(missing) // the list reporter does not print skip reasons
  test.skip(true, missing ?? '')
})
