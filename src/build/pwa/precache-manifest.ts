import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { pages } from '../../router/pages.ts'

type InjectManifest = VitePWAOptions['injectManifest']

/**
 * Length in base64 characters (30 bits). It only detects accidents (a portal's page, a truncated or stale file), of
 * which one in a billion would pass.
 *
 * An attacker who can forge our files can also forge `sw.js`. All 44 characters would add 23 KB.
 */
const proofLength = 5

/**
 * The files that the worker stores at install: pages, scripts, styles, messages, fonts, icons and the smallest encoding
 * of every picture. Documents are listed as the host serves them without a redirect (`/about/`, never
 * `/about/index.html`).
 *
 * A revision is the start of the SHA-256 of the file in `out`. The worker uses it to verify hashed files too, because
 * their names are not derived from the bytes.
 */
export function precacheManifest(out: () => string): Partial<InjectManifest> {
  const revisionOf = async (file: string) => {
    const hash = createHash('sha256').update(await readFile(path.join(out(), file)))
    // Stored responses keep their headers, so a new policy must replace them, as a new body does.
    if (file.endsWith('.html')) hash.update(await readFile(path.join(out(), '_headers')))
    return hash.digest('base64').slice(0, proofLength)
  }
  return {
    // The default limit of 2 MiB per file would fail the build as data grows. The build tests limit the total install
    // size instead.
    maximumFileSizeToCacheInBytes: 32 * 1024 * 1024,
    // Excludes calendar files, because pages generate them, also offline.
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}', 'assets/*-{240,480}-*.avif', 'icons/*.png'],
    // A 404 page has status 404, a redirect page redirects, and the watch page must never come from a cache.
    globIgnores: [
      '**/404.html',
      ...Object.entries(pages)
        .filter(([, { document }]) => document !== 'precached')
        .map(([route]) => `**${route.replace(/\$\w+$/, '*')}/index.html`),
    ],
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          // Sorted for better compression.
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
