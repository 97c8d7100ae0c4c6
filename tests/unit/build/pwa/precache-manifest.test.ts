import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { precacheManifest } from '@/build/pwa/precache-manifest.ts'

it('precacheManifest › changes the revision of a page with its body or its policy', async () => {
  const out = mkdtempSync(path.join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const revisionOf = async (text: string, headers = '/*') => {
    writeFileSync(path.join(out, 'about.html'), text)
    writeFileSync(path.join(out, '_headers'), headers)
    const [transform] = precacheManifest(() => out).manifestTransforms ?? []
    const entries = [{ url: 'about.html', revision: 'of the tool', size: text.length }]
    return (await transform?.(entries, undefined))?.manifest[0]?.revision
  }
  const first = await revisionOf('one')

  expect(first).toMatch(/^[\w+/]{5}$/)
  expect(await revisionOf('one')).toBe(first)
  expect(await revisionOf('two')).not.toBe(first)
  expect(await revisionOf('one', '/*\n  X-Frame-Options: DENY')).not.toBe(first)
})
