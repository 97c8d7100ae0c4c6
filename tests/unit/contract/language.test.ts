import { describe, expect, it } from 'vitest'
import {
  directionOf,
  languageOf,
  languages,
  localizedPath,
  neutralPath,
  otherLanguage,
  twinPath,
} from '@/contract/language.ts'

describe('languageOf', () => {
  it.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/ar', 'ar'],
    ['/ar/', 'ar'],
    ['/ar/about/', 'ar'],
    ['/arabia', 'en'],
    ['/arabia/', 'en'],
    ['/about/ar', 'en'],
    ['/AR', 'en'],
  ])('reads %s as %s', (path, language) => {
    expect(languageOf(path)).toBe(language)
  })
})

describe('neutralPath', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/ar/about', '/about'],
    ['/ar/about/', '/about'],
    ['/ar/service/event-crm/', '/service/event-crm'],
    ['/arabia/', '/arabia'],
    ['/ar/ar', '/ar'],
  ])('takes the language and the trailing slash off %s', (path, neutral) => {
    expect(neutralPath(path)).toBe(neutral)
  })

  it('never turns a path of ours into the address of another host', () => {
    expect(neutralPath('/ar//evil.example/x')).toBe('/evil.example/x')
  })

  it('takes time that grows with the length of an address, and no faster', () => {
    const slashes = (count: number) => `/about${'/'.repeat(count)}x${'/'.repeat(count)}`
    const timeOf = (path: string) => {
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        neutralPath(path)
        return performance.now() - start
      })
      // Below a few milliseconds a clock tells nothing.
      return Math.max(Math.min(...times), 4)
    }
    // Ten times the length: a hundred times the work for an expression that begins anew at each slash.
    expect(timeOf(slashes(20_000)) / timeOf(slashes(2_000))).toBeLessThan(30)
    expect(neutralPath(slashes(1_000_000))).toBe(slashes(1_000_000).slice(0, -1_000_000))
  })
})

describe('localizedPath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'ar', '/ar/'],
    ['/about', 'en', '/about'],
    ['/about', 'ar', '/ar/about'],
    ['/arabia', 'ar', '/ar/arabia'],
  ] as const)('puts %s into %s', (path, language, localized) => {
    expect(localizedPath(path, language)).toBe(localized)
  })

  it.each(languages)('is undone by neutralPath in %s', (language) => {
    for (const path of ['/', '/about', '/service/event-crm', '/arabia']) {
      const localized = localizedPath(path, language)
      expect([languageOf(localized), neutralPath(localized)]).toEqual([language, path])
    }
  })
})

describe('the two languages', () => {
  it('run opposite ways and name each other', () => {
    expect(directionOf('en')).toBe('ltr')
    expect(directionOf('ar')).toBe('rtl')
    expect(languages.map(otherLanguage)).toEqual(['ar', 'en'])
  })
})

describe('twinPath', () => {
  it.each([
    ['/', '/ar/'],
    ['/about', '/ar/about'],
    ['/about/', '/ar/about/'],
    ['/arabia', '/ar/arabia'],
    ['/ar', '/'],
    ['/ar/', '/'],
    ['/ar/about/', '/about/'],
    ['/ar//evil.example/x', '/evil.example/x'],
  ])('leads from %s to %s', (path, twin) => {
    expect(twinPath(path)).toBe(twin)
  })
})
