import { describe, expect, it } from 'vitest'
import { languageOf, neutralPath, twinPath } from '@/contract/language.ts'

it.each([
  ['/', 'en'],
  ['/about', 'en'],
  ['/ar', 'ar'],
  ['/ar/', 'ar'],
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
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/ar/', '/'],
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
  ['/about', 'ar', '/ar/about'],
  ['/about/', 'ar', '/ar/about/'],
  ['/ar', 'en', '/'],
  ['/ar/', 'en', '/'],
  ['/ar/about/', 'en', '/about/'],
  ['/ar//evil.example/x', 'en', '/evil.example/x'],
] as const)('twinPath › maps %s in the language %s to %s', (path, language, twin) => {
  expect(twinPath(path, language)).toBe(twin)
})
