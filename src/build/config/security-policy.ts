import { createHash } from 'node:crypto'
import { languages, localizedPath } from '../../contract/language.ts'
import { pages } from '../../router/pages.ts'
import type { InlineScripts } from '../html/inline-scripts.ts'
import type { SiteConfig } from './read-config.ts'

/** The only source of security headers, for the meta tag, `_headers` and the tests' expectations. */

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

/**
 * Streams may come from any HTTPS origin unless `VITE_STREAM_ORIGINS` restricts them. Our own video embeds are always
 * allowed.
 */
function frameSources(config: SiteConfig): string[] {
  const embeds = [config.VITE_DEMO_VIDEO_URL, config.VITE_BATTLE_VIDEO_URL].map(originOf)
  const streams = config.VITE_STREAM_ORIGINS ? config.VITE_STREAM_ORIGINS.split(' ') : ['https:']
  return ["'self'", ...streams, ...embeds.filter((origin) => origin !== undefined)]
}

function connectSources(config: SiteConfig): string[] {
  const services = [
    config.VITE_LEAD_WEBHOOK_URL,
    config.VITE_API_HOST,
    config.VITE_GEO_URL,
    config.VITE_SCORES_URL,
    config.VITE_CARD_URL,
    config.VITE_STATUS_URL,
    config.VITE_REPORT_URL,
  ].map(originOf)
  return ["'self'", ...services.filter((origin) => origin !== undefined)]
}

type AdSources = Record<'scripts' | 'frames' | 'connections' | 'policies', readonly string[]>

/**
 * Google supports only policies with nonces, which static pages cannot have, and publishes no list of origins. This
 * list comes from reports of sites that restrict its script in the same way. `.github/DEPLOY.md` describes how to check
 * it.
 */
const googleAds: AdSources = {
  scripts: [
    'https://pagead2.googlesyndication.com',
    'https://tpc.googlesyndication.com',
    'https://*.adtrafficquality.google',
  ],
  frames: [
    'https://googleads.g.doubleclick.net',
    'https://tpc.googlesyndication.com',
    'https://*.adtrafficquality.google',
    'https://www.google.com',
  ],
  connections: [
    'https://pagead2.googlesyndication.com',
    'https://googleads.g.doubleclick.net',
    'https://csi.gstatic.com',
    'https://*.adtrafficquality.google',
  ],
  policies: ['sporte-ads', 'goog#html', 'google#safe', "'allow-duplicates'"],
}

/** Another network may load only from the origin of its script. Images may come from any HTTPS origin anyway. */
function adSources({ VITE_ADS_CLIENT: client, VITE_ADS_SCRIPT_URL: script }: SiteConfig): AdSources {
  if (client === '') return { scripts: [], frames: [], connections: [], policies: [] }
  const { origin } = new URL(script)
  if (googleAds.scripts.includes(origin)) return googleAds
  return { scripts: [origin], frames: [origin], connections: [origin], policies: ['sporte-ads'] }
}

const unique = (list: string[]) => [...new Set(list)].join(' ')

/**
 * The policy in the head of every page. It is the same everywhere, because the first page's policy stays in force after
 * a client-side navigation.
 *
 * Thumbnails of a verified event may come from any HTTPS host.
 */
export function pagePolicy(config: SiteConfig, scripts: InlineScripts): string {
  const ads = adSources(config)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...Object.values(scripts).map(sha256), ...ads.scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${unique([...connectSources(config), ...ads.connections])}`,
    `frame-src ${unique([...frameSources(config), ...ads.frames])}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', 'sporte', ...ads.policies].join(' '),
  ].join('; ')
}

/**
 * The same policy as a header, with the directives that a meta tag does not support. Omits `report-to`, because the
 * browser's reports contain the page's query, possibly a watch code or a search (`platform/send-fault-report.ts`).
 */
export function headerPolicy(config: SiteConfig, scripts: InlineScripts): string {
  return `${pagePolicy(config, scripts)}; frame-ancestors 'none'`
}

type Rule = [path: string, headers: Record<string, string>]

const rulesFor = (paths: readonly string[], headers: Record<string, string>) =>
  languages.flatMap((language) => paths.map((path): Rule => [localizedPath(path, language), headers]))

/**
 * Netlify and Cloudflare format. Sets `Cache-Control` only if the host's default (revalidate) is wrong, because
 * Cloudflare joins a header matched by two rules with a comma.
 */
export function headersFile(config: SiteConfig, scripts: InlineScripts): string {
  const rules: Rule[] = [
    [
      '/*',
      {
        'Content-Security-Policy': headerPolicy(config, scripts),
        'Strict-Transport-Security': `max-age=63072000${config.VITE_HSTS_PRELOAD === 'true' ? '; includeSubDomains; preload' : ''}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Other sites may link to everything but embed nothing. Servers fetch link previews, and they ignore this
        // header.
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      },
    ],
    // Not a year and `immutable`: Cloudflare Pages matches only the path, so a briefly missing file would stay missing
    // for as long (https://github.com/sveltejs/kit/issues/16615). The worker stores the existing files.
    ['/assets/*', { 'Cache-Control': 'public, max-age=3600' }],
    ['/sw.js', { 'Cache-Control': 'no-cache' }],
    // If the host is down, Back must not show a page that cannot verify anything.
    ...rulesFor(
      Object.entries(pages).flatMap(([page, { document }]) =>
        document === 'network' ? [page, `${page}/`] : [],
      ),
      { 'Cache-Control': 'no-store' },
    ),
    // Some hosts send another type or none. Phones need it to open their calendar.
    ...rulesFor(['/calendar/*'], { 'Content-Type': 'text/calendar; charset=utf-8' }),
    ...rulesFor(['/feed.xml'], { 'Content-Type': 'application/atom+xml; charset=utf-8' }),
    ['/.well-known/security.txt', { 'Content-Type': 'text/plain; charset=utf-8' }],
  ]
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}
