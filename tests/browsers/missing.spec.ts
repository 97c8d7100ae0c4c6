import { test } from '@playwright/test'
import { missingDependency } from '../support/other-browsers.ts'

test('skips a browser that is not installed', ({}, { project }) => {
  const missing = missingDependency(project.name === 'firefox' ? 'firefox' : 'webkit')
  console.warn(missing) // the list reporter does not print skip reasons
  test.skip(true, missing ?? '')
})
