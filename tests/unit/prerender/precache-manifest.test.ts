import { describe, expect, it } from 'vitest'
import { precacheManifest } from '@/prerender/precache-manifest.ts'
import { readConfig } from '@/prerender/read-config.ts'

type Entry = { url: string; revision: string | null; size: number }

async function listed(entries: Entry[], env: Record<string, string> = {}) {
  const [transform] = precacheManifest(readConfig(env)).manifestTransforms ?? []
  if (!transform) throw new Error('nothing is done to the list')
  const { manifest } = await transform(entries, undefined)
  return manifest.map(({ url, revision }) => ({ url, revision }))
}

const entry = (url: string, revision: string | null = 'r1') => ({ url, revision, size: 1 })

describe('precacheManifest', () => {
  it('lists pages as the host serves them without a redirect', async () => {
    const urls = (await listed([entry('index.html'), entry('about/index.html'), entry('ar/index.html')])).map(
      ({ url }) => url,
    )

    expect(urls).toEqual(['/', '/about/', '/ar/'])
  })

  it('lists other files by their address, as they are', async () => {
    expect(await listed([entry('assets/site-1a2b3c4d.js', null), entry('icons/icon.svg')])).toEqual([
      { url: '/assets/site-1a2b3c4d.js', revision: null },
      { url: '/icons/icon.svg', revision: 'r1' },
    ])
  })

  it('fetches a page anew when its body has changed, or the policy that it comes with', async () => {
    const revisionOf = async (revision: string, env = {}) =>
      (await listed([entry('about/index.html', revision)], env))[0]?.revision
    const first = await revisionOf('r1')

    expect(await revisionOf('r1')).toBe(first)
    expect(await revisionOf('r2')).not.toBe(first)
    expect(await revisionOf('r1', { VITE_STREAM_ORIGINS: 'https://video.example' })).not.toBe(first)
  })

  it('leaves out the watch page, and documents that answer with 404', () => {
    expect(precacheManifest(readConfig({})).globIgnores).toEqual(
      expect.arrayContaining(['**/watch/index.html', '**/404.html']),
    )
  })
})
