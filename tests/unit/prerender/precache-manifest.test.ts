import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precacheManifest } from '@/prerender/precache-manifest.ts'
import { readConfig } from '@/prerender/read-config.ts'

let out = ''
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'dist-'))
})
afterEach(() => rmSync(out, { recursive: true }))

/** The precache entries of files with these contents. */
async function listed(texts: Record<string, string>, env: Record<string, string> = {}) {
  const entries = Object.entries(texts).map(([url, text]) => {
    mkdirSync(path.dirname(path.join(out, url)), { recursive: true })
    writeFileSync(path.join(out, url), text)
    return { url, revision: 'of the tool', size: text.length }
  })
  const [transform] = precacheManifest(readConfig(env), () => out).manifestTransforms ?? []
  if (!transform) throw new Error('nothing is done to the list')
  const { manifest } = await transform(entries, undefined)
  return manifest.map(({ url, revision }) => ({ url, revision }))
}

describe('precacheManifest', () => {
  it('lists pages as the host serves them without a redirect', async () => {
    const urls = (await listed({ 'index.html': '', 'about/index.html': '', 'ar/index.html': '' })).map(
      ({ url }) => url,
    )

    expect(urls).toEqual(['/about/', '/ar/', '/'])
  })

  it('lists other files by URL, with a revision', async () => {
    const start = createHash('sha256').update('let a').digest('base64').slice(0, 5)

    expect(await listed({ 'assets/site-1a2b3c4d.js': 'let a' })).toEqual([
      { url: '/assets/site-1a2b3c4d.js', revision: start },
    ])
  })

  it('changes the revision of a page with its body or its policy', async () => {
    const revisionOf = async (text: string, env = {}) =>
      (await listed({ 'about/index.html': text }, env))[0]?.revision
    const first = await revisionOf('one')

    expect(await revisionOf('one')).toBe(first)
    expect(await revisionOf('two')).not.toBe(first)
    expect(await revisionOf('one', { VITE_STREAM_ORIGINS: 'https://video.example' })).not.toBe(first)
  })

  it('omits the watch page, and documents with status 404', () => {
    expect(precacheManifest(readConfig({}), () => out).globIgnores).toEqual(
      expect.arrayContaining(['**/watch/index.html', '**/404.html']),
    )
  })
})
