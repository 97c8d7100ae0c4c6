import type { i18n as I18n } from 'i18next'
import { describe, expect, it } from 'vitest'
import { createI18n } from '@/locales/i18n.ts'
import type { Language } from '@/contract/language.ts'
import { bundlesOf, countedKeys, placeholdersOf, textsOf } from '../support/locale-texts.ts'

const counts = [0, 1, 2, 3, 11, 100]

async function fullI18n(language: Language): Promise<I18n> {
  const i18n = await createI18n(language)
  for (const [namespace, texts] of bundlesOf(language)) i18n.addResourceBundle(language, namespace, texts)
  return i18n
}

const instances = { en: await fullI18n('en'), ar: await fullI18n('ar') }
const texts = { en: textsOf('en'), ar: textsOf('ar') }

/** A value for every placeholder name in the texts. */
const someone = { team: '…', first: '…', second: '…', form: '…', email: '…', event: '…', number: '…' }

/** Calls `t` without types, because these keys come from the files. */
function translate(language: Language, key: string, count: number): string {
  const i18n = instances[language]
  const said: unknown = Reflect.apply(i18n.t, i18n, [key, { ...someone, count }])
  return typeof said === 'string' ? said : ''
}

describe.each(countedKeys(texts.en))('%s', (base) => {
  it.each(counts)('returns %i in Arabic', (count) => {
    const said = translate('ar', base, count)
    const category = new Intl.PluralRules('ar').select(count)

    expect(said).toBe(fill(texts.ar.get(`${base}_${category}`) ?? 'no such form', count))
    expect(said).toMatch(/[\u0621-\u064a]/)
    expect(said).not.toBe(translate('en', base, count))
    expect(said).not.toContain(base.split(':')[1])
    expect(placeholdersOf(said)).toEqual([])
  })

  it.each(counts)('returns %i in English', (count) => {
    const said = translate('en', base, count)

    expect(said).toMatch(/[a-z]/i)
    expect(said).not.toContain(base.split(':')[1] ?? base)
    expect(placeholdersOf(said)).toEqual([])
  })
})

function fill(text: string, count: number): string {
  return text.replaceAll('{{count}}', String(count)).replaceAll(/\{\{\w+\}\}/g, '…')
}
