import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = path.resolve(import.meta.dirname, '../../locales/arabic.mjs')
let root: string

function write(file: string, texts: object) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), JSON.stringify(texts))
}

/** The first line of the report, empty if there is none. */
const run = (...options: string[]) =>
  spawnSync('node', [script, '--root', root, ...options], { encoding: 'utf8' }).stderr.split('\n')[0]

const english = { footer: { help: 'You’ll get help.' }, left_one: 'One left', left_other: '{{count}} left' }
const arabic = { footer: { help: 'نساعدك.' }, left_zero: 'لا شيء', left_one: 'واحد', left_other: '{{count}}' }

describe('npm run arabic', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'texts-'))
    write('locales/en/site.json', english)
    write('locales/ar/site.json', arabic)
    write('content/match.json', { title: { en: 'One ball', ar: 'كرة' } })
    run('--confirm')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('passes for contractions, case and punctuation', () => {
    write('locales/en/site.json', { ...english, footer: { help: 'You will get Help' } })
    expect(run()).toBe('')
  })

  it('fails for an English text that changed alone, also in one plural form', () => {
    write('locales/en/site.json', { ...english, left_one: 'One is left' })
    expect(run()).toBe('The English of site:left has changed, its Arabic has not.')
    expect(run('--confirm')).toBe('The English of site:left has changed, its Arabic has not.')
  })

  it('fails for an English text of the content that changed alone', () => {
    write('content/match.json', { before: 1, title: { en: 'Two balls', ar: 'كرة' } })
    expect(run()).toBe('The English of content/match.json:1 has changed, its Arabic has not.')
    expect(run('--confirm', 'content/match.json:1')).toBe('')
    expect(run()).toBe('')
  })

  it('records a pair that changed, and a named key whose Arabic says the same', () => {
    write('locales/en/site.json', { ...english, footer: { help: 'We help.' }, left_one: 'One is left' })
    write('locales/ar/site.json', { ...arabic, footer: { help: 'نحن نساعد.' } })
    expect(run()).toBe('The English of site:left has changed, its Arabic has not.')
    expect(run('--confirm', 'site:left')).toBe('')
    expect(run()).toBe('')
  })
})
