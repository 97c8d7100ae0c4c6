import { createHash } from 'node:crypto'
import type { VitePWAOptions } from 'vite-plugin-pwa'
import { redirects } from '../contract/pages.ts'
import { headersFile } from './security-policy.ts'
import type { SiteConfig } from './read-config.ts'

type InjectManifest = VitePWAOptions['injectManifest']

/**
 * Documents that a phone should not download for all of them: long texts, the many of one kind, and what is read once.
 * Their scripts, texts and facts are held like any other's, and without a network the shell draws them from those.
 */
const drawnByShell = [
  '/about',
  '/ai-analytics',
  '/ai-services',
  '/battleofburj',
  '/blog',
  '/blog/*',
  '/gallery',
  '/help',
  '/login',
  '/partnerships',
  '/service/*',
  '/services',
  '/sporte-coin',
  '/players',
  '/player/*',
  '/player-of-month',
  '/team/*',
  '/event/*',
  '/privacy',
  '/terms',
  '/terms-conditions-app',
]

/**
 * What the worker stores at install: pages, scripts, styles, texts, fonts, icons and the smallest encoding of every
 * picture. Documents are listed as the host serves them without a redirect (`/about/`, never `/about/index.html`).
 */
export function precacheManifest(config: SiteConfig): Partial<InjectManifest> {
  return {
    // Calendar files are left out: the pages write them afresh, also without a network.
    globPatterns: ['**/*.{html,js,css,svg,woff2,webmanifest}', 'assets/*-{240,480}-*.avif', 'icons/*.png'],
    // A 404 page answers with status 404 and a forwarding one with a redirect; the watch page is never to come from a
    // cache.
    globIgnores: [
      '**/404.html',
      '**/watch/index.html',
      ...Object.keys(redirects).map((path) => `**${path}/index.html`),
      ...drawnByShell.map((path) => `**${path}/index.html`),
    ],
    // Hashed names say their own version.
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => {
          if (!entry.url.endsWith('.html')) return { ...entry, url: `/${entry.url}` }
          const url = `/${entry.url.replace(/index\.html$/, '')}`
          // Stored answers keep the headers they came with: a new policy must reach them like a new body does.
          const revision = createHash('sha256')
            .update(`${entry.revision}${headersFile(config)}`)
            .digest('hex')
          return { ...entry, url, revision: revision.slice(0, 16) }
        }),
      }),
    ],
  }
}
