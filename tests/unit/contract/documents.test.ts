import { describe, expect, it } from 'vitest'
import { documentPath, isNetworkOnly, offlineWatchPath, shellPath } from '@/contract/documents.ts'

it.each([
  [offlineWatchPath, 'en', '/watch-offline/'],
  [offlineWatchPath, 'ar', '/ar/watch-offline/'],
  [shellPath, 'ar', '/ar/shell/'],
  ['/', 'ar', '/ar/'],
  ['/ar/about', 'en', '/about/'],
] as const)('documentPath › returns the URL of %s in %s', (path, language, document) => {
  expect(documentPath(path, language)).toBe(document)
})

describe('isNetworkOnly', () => {
  it.each(['/watch', '/watch/', '/ar/watch', '/WATCH/', '/ar/%57ATCH/', '//watch', '/watch//', '/ar//watch'])(
    'returns true for %s',
    (path) => {
      expect(isNetworkOnly(path)).toBe(true)
    },
  )

  it.each(['/', '/ar/watch-offline/', '/watches', '/event/watch', '/watch%', '/watch%2F'])(
    'returns false for %s',
    (path) => {
      expect(isNetworkOnly(path)).toBe(false)
    },
  )
})
