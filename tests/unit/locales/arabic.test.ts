import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = path.resolve(import.meta.dirname, '../../locales/arabic.mjs')
let locales: string

function write(language: 'en' | 'ar', texts: object) {
  mkdirSync(path.join(locales, language), { recursive: true })
  writeFileSync(path.join(locales, language, 'site.json'), JSON.stringify(texts))
}

/** The first line of the report, empty if there is none. */
const run = (...options: string[]) =>
  spawnSync('node', [script, '--locales', locales, ...options], { encoding: 'utf8' }).stderr.split('\n')[0]

const english = { footer: { help: 'You’ll get help.' }, left_one: 'One left', left_other: '{{count}} left' }
const arabic = { footer: { help: 'نساعدك.' }, left_zero: 'لا شيء', left_one: 'واحد', left_other: '{{count}}' }

describe('npm run arabic', () => {
  beforeEach(() => {
    locales = mkdtempSync(path.join(tmpdir(), 'locales-'))
    write('en', english)
    write('ar', arabic)
    run('--confirm')
  })
  afterEach(() => rmSync(locales, { recursive: true }))

  it('passes for contractions, case and punctuation', () => {
    write('en', { ...english, footer: { help: 'You will get Help' } })
    expect(run()).toBe('')
  })

  it('fails for an English text that changed alone, also in one plural form', () => {
    write('en', { ...english, left_one: 'One is left' })
    expect(run()).toBe('The English of site:left has changed, its Arabic has not.')
    expect(run('--confirm')).toBe('The English of site:left has changed, its Arabic has not.')
  })

  it('records a pair that changed, and a named key whose Arabic says the same', () => {
    write('en', { ...english, footer: { help: 'We help.' }, left_one: 'One is left' })
    write('ar', { ...arabic, footer: { help: 'نحن نساعد.' } })
    expect(run()).toBe('The English of site:left has changed, its Arabic has not.')
    expect(run('--confirm', 'site:left')).toBe('')
    expect(run()).toBe('')
  })
})
