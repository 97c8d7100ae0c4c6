import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { pageOptions } from './page-options.ts'
import { headersFile } from './security-policy.ts'
import type { SiteConfig } from './read-config.ts'

type InjectManifest = VitePWAOptions['injectManifest']

/**
 * Characters of base64: 30 bits. They only have to detect accidents (a portal's page, a truncated or stale file), of
 * which one in a billion would pass. An attacker who can forge files of our origin can forge `sw.js` too. All 44 weigh
 * 23 KB.
 */
const proofLength = 5

/**
 * What the worker stores at install: pages, scripts, styles, texts, fonts, icons and the smallest encoding of every
 * picture. Documents are listed as the host serves them without a redirect (`/about/`, never `/about/index.html`). A
 * revision is the start of the SHA-256 of the file in `out`. The worker uses it to verify stored files, because the
 * hash in a file name is not a hash of its bytes.
 */
export function precacheManifest(config: SiteConfig, out: () => string): Partial<InjectManifest> {
  const revisionOf = async (file: string) => {
    const hash = createHash('sha256').update(await readFile(path.join(out(), file)))
    // Stored responses keep their headers: a new policy must replace them, just as a new body does.
    if (file.endsWith('.html')) hash.update(headersFile(config))
    return hash.digest('base64').slice(0, proofLength)
  }
  return {
    // The default limit of 2 MiB per file would fail the build as data grows: the install as a whole has a budget
    // instead (the build tests).
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
    // Without calendar files: the pages write them afresh, also offline.
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}', 'assets/*-{240,480}-*.avif', 'icons/*.png'],
    // A 404 page has status 404 and a forwarding one redirects; the watch page must never come from a cache.
    globIgnores: [
      '**/404.html',
      ...pageOptions
        .filter(([, { document }]) => document !== 'precache')
        .map(([route]) => `**${route.replace(/\$\w+$/, '*')}/index.html`),
    ],
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          // Sorted, so that it compresses better.
          entries
            .toSorted((a, b) => (a.url < b.url ? -1 : 1))
            .map(async (entry) => ({
              ...entry,
              url: `/${entry.url.replace(/index\.html$/, '')}`,
              revision: await revisionOf(entry.url),
            })),
        ),
      }),
    ],
  }
}
