import { expect, it } from 'vitest'
import { findTheme, showTheme } from '@/contract/theme.ts'

it.each([
  [null, 'light dark', '(prefers-color-scheme: dark)'],
  ['sepia', 'light dark', '(prefers-color-scheme: dark)'],
  ['light', 'light', 'not all'],
  ['dark', 'dark', 'all'],
])('showTheme › shows a stored "%s" as "%s", with the dark bar for "%s"', (stored, content, media) => {
  const scheme = { content: 'light', media: '' }
  const darkBar = { content: '#000', media: 'all' }
  showTheme(findTheme(stored), [scheme, darkBar])

  expect(scheme.content).toBe(content)
  expect(darkBar.media).toBe(media)
})
