import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInstance, type i18n as I18n, type InitOptions } from 'i18next'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '@/contract/language.ts'
import { lean } from '@/prerender/lean-i18next.ts'
import { bundlesOf, textsOf } from '../../support/locale-texts.ts'

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8')
// Beside the package's other files, so that it is taken for a module.
const folder = path.resolve(`node_modules/.cache/lean-i18next-${process.pid}`)
const counts = [0, 1, 2, 3, 11, 100]

let createLean: typeof createInstance

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'i18next.mjs')
  writeFileSync(file, lean(source))
  const module: unknown = await import(/* @vite-ignore */ file)
  if (!isI18next(module)) throw new Error('What is left is no i18next')
  createLean = module.createInstance
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function isI18next(module: unknown): module is { createInstance: typeof createInstance } {
  return typeof module === 'object' && module !== null && 'createInstance' in module
}

/** Keys from the files themselves, which the types of `t` would want to know. */
function say(i18n: I18n, key: string, options: object = {}): unknown {
  return Reflect.apply(i18n.t, i18n, [key, options])
}

async function withTexts(i18n: I18n, language: (typeof languages)[number]): Promise<I18n> {
  const options: InitOptions = {
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
  }
  await i18n.init(options)
  for (const [namespace, texts] of bundlesOf(language)) i18n.addResourceBundle(language, namespace, texts)
  return i18n
}

describe.each(languages)('i18next without what the site does not use (%s)', (language) => {
  it('says every text as the whole does', async () => {
    const whole = await withTexts(createInstance(), language)
    const small = await withTexts(createLean(), language)

    const different: unknown[] = []
    const compare = (key: string, options: object) => {
      if (say(small, key, options) !== say(whole, key, options)) different.push([key, options])
    }
    for (const [key, text] of textsOf(language)) {
      const names = [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name = '']) => name)
      const filled = Object.fromEntries(names.map((name) => [name, `<${name}>`]))
      compare(key, filled)
      const [base = ''] = key.split(/_(?:zero|one|two|few|many|other)$/)
      if (base === key) continue
      for (const count of counts) compare(base, { ...filled, count })
    }
    expect(different).toEqual([])
    const [first = ''] = textsOf(language).keys()
    expect(say(small.cloneInstance({ forkResourceStore: true }), first)).toBe(say(whole, first))
    expect(say(small, 'nowhere')).toBe(say(whole, 'nowhere'))
    expect(small.resolvedLanguage).toBe(whole.resolvedLanguage)
    expect(small.hasLoadedNamespace('common')).toBe(whole.hasLoadedNamespace('common'))
  })

  it('says whole lists and objects as the whole does', async () => {
    const whole = await withTexts(createInstance(), language)
    const small = await withTexts(createLean(), language)
    const options = { returnObjects: true, returnDetails: false } as const
    for (const [namespace, texts] of bundlesOf(language)) {
      if (typeof texts !== 'object' || texts === null) throw new Error(`${namespace} has no texts`)
      const said = (i18n: I18n) => Object.keys(texts).map((key) => say(i18n, `${namespace}:${key}`, options))
      expect(said(small)).toEqual(said(whole))
    }
  })

  it('has no text that calls another, or formats what it fills in', () => {
    expect([...textsOf(language).values()].filter((text) => /\$t\(|\{\{[^}]*,/.test(text))).toEqual([])
  })
})

it('refuses another i18next', () => {
  expect(() => lean(`${source}\n`)).toThrow('i18next has changed')
})
