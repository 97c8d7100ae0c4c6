import { describe, expect, it } from 'vitest'
import { languageOf, neutralPath, twinPath } from '@/contract/language.ts'
import { documentPath, isNetworkOnly, offlineWatchPath } from '@/contract/documents.ts'

it.each([
  ['/', 'en'],
  ['/ar', 'ar'],
  ['/ar/about/', 'ar'],
  ['/arabia', 'en'],
  ['/about/ar', 'en'],
  ['/AR', 'en'],
])('languageOf › reads %s as %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

describe('neutralPath', () => {
  it.each([
    ['/', '/'],
    ['/about/', '/about'],
    ['/ar/about/', '/about'],
    ['/arabia/', '/arabia'],
    ['/ar/ar', '/ar'],
  ])('removes the language and the trailing slash from %s', (path, neutral) => {
    expect(neutralPath(path)).toBe(neutral)
  })

  it('never turns a local path into the URL of another host', () => {
    expect(neutralPath('/ar//evil.example/x')).toBe('/evil.example/x')
  })

  it('handles a million slashes in time', () => {
    // A quadratic regular expression takes minutes and exceeds the test timeout.
    const slashes = '/'.repeat(1_000_000)

    expect(neutralPath(`/about${slashes}x${slashes}`)).toBe(`/about${slashes}x`)
  })
})

it.each([
  ['/', 'ar', '/ar/'],
  ['/about/', 'ar', '/ar/about/'],
  ['/ar', 'en', '/'],
  ['/ar/about/', 'en', '/about/'],
  ['/ar//evil.example/x', 'en', '/evil.example/x'],
] as const)('twinPath › maps %s in the language %s to %s', (path, language, twin) => {
  expect(twinPath(path, language)).toBe(twin)
})

it.each([
  [offlineWatchPath, 'ar', '/ar/watch-offline/'],
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
