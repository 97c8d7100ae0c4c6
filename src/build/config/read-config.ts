import * as v from 'valibot'

/** The mocks in `tests/sandbox` serve paths with this prefix. No real host does. */
const SANDBOX = '/sandbox/'

/** Browsers drop tabs and line breaks from a URL, and parse a backslash as a slash. */
const isPlain = (value: string) => !/[\s\\\p{C}]/u.test(value)
/** Without its slashes, `https:name` is a relative path on a page of the same scheme. */
const parseUrl = (value: string) =>
  isPlain(value) && /^https?:\/\/[^/]/i.test(value) && URL.canParse(value) ? new URL(value) : undefined
/** `//host` is another host, and `/.//host` normalises to the path `//host`. */
const isOwnPath = (value: string) =>
  isPlain(value) &&
  /^\/(?!\/)/.test(value) &&
  /^\/(?!\/)/.test(new URL(value, 'https://own.invalid').pathname)
/**
 * The URL parser accepts commas, semicolons and asterisks in a host name. They are typing errors, or break the policy.
 */
const hasPlainHost = ({ hostname }: URL) => /^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(hostname)
const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1'
const isWeb = (url: URL | undefined): url is URL =>
  url !== undefined &&
  !url.username &&
  !url.password &&
  hasPlainHost(url) &&
  (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url)))

const origin = v.pipe(
  v.string(),
  v.check((value) => {
    const url = parseUrl(value)
    return isWeb(url) && url.origin === value
  }, 'must be an https origin without a path, such as https://sporte.example'),
)
const link = v.pipe(
  v.string(),
  v.check((value) => isWeb(parseUrl(value)), 'must be a full https address'),
)
const endpoint = v.pipe(
  v.string(),
  v.check(
    (value) => isWeb(parseUrl(value)) || isOwnPath(value),
    'must be a full https address, or a path of this site that starts with /',
  ),
)
const apiHost = v.pipe(
  endpoint,
  v.check(
    (value) => !/[?#]/.test(value),
    'must be an address without query and fragment, for paths are added to it',
  ),
  v.transform((value) => value.replace(/\/+$/, '')),
)
const origins = v.pipe(
  v.string(),
  v.transform((value) => value.split(/\s+/).filter(Boolean)),
  v.array(origin),
  v.transform((list) => list.join(' ')),
)
const optionalEndpoint = v.union([v.literal(''), endpoint])
/** `none` overrides a configured value, such as the sandbox's, because an empty variable means its default. */
const endpointOrNone = v.union([
  v.pipe(
    v.literal('none'),
    v.transform(() => ''),
  ),
  optionalEndpoint,
])
/** Accepts any common notation. WhatsApp's URLs contain only digits, and a leading zero would be a national number. */
const phoneNumber = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/(?<=\d)[ -](?=\d)/g, '')),
  v.regex(/^(?:\+?[1-9]\d{6,14})?$/, 'must be a phone number with its country code, such as +971501234567'),
  v.transform((value) => value.replace('+', '')),
)
const yesOrNo = v.picklist(['true', 'false'], 'must be true or false')
const adsId = v.pipe(v.string(), v.regex(/^[\w-]*$/, 'must be an identifier of letters, digits and hyphens'))

/** Every variable with its default. The types of `import.meta.env` follow (`vite-env.d.ts`). */
const schema = v.object({
  VITE_SITE_URL: v.optional(origin, 'https://sporte.example'),
  VITE_LEAD_WEBHOOK_URL: v.optional(endpoint, '/sandbox/lead'),
  VITE_LEAD_ECHO: v.optional(yesOrNo, 'false'),
  VITE_API_HOST: v.optional(apiHost, '/sandbox/api'),
  VITE_GEO_URL: v.optional(endpoint, '/sandbox/geo'),
  /** If empty, there is no feed, and the build drops the code that depends on it. */
  VITE_SCORES_URL: v.optional(endpointOrNone, ''),
  /** Likewise. */
  VITE_CARD_URL: v.optional(endpointOrNone, ''),
  /** If empty, no page says that a problem is known. */
  VITE_STATUS_URL: v.optional(endpointOrNone, ''),
  VITE_APP_LINKS_URL: v.optional(link, 'https://app.sporte.example/'),
  VITE_APP_STORE_URL: v.optional(link, 'https://store.sporte.example/'),
  VITE_ESPORTS_URL: v.optional(link, 'https://esports.sporte.example/'),
  VITE_DEMO_VIDEO_URL: v.optional(endpoint, '/sandbox/player?title=demo'),
  VITE_BATTLE_VIDEO_URL: v.optional(endpoint, '/sandbox/player?title=battle'),
  VITE_STREAM_ORIGINS: v.optional(origins, ''),
  VITE_WHATSAPP_NUMBER: v.optional(phoneNumber, ''),
  VITE_REPORT_URL: v.optional(optionalEndpoint, ''),
  VITE_HSTS_PRELOAD: v.optional(yesOrNo, 'false'),
  VITE_ADS_CLIENT: v.optional(adsId, ''),
  VITE_ADS_SCRIPT_URL: v.optional(link, 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'),
  VITE_ADS_SLOT_SMALL: v.optional(adsId, ''),
  VITE_ADS_SLOT_MEDIUM: v.optional(adsId, ''),
  VITE_ADS_SLOT_LARGE: v.optional(adsId, ''),
  VITE_ADS_SLOT_RECTANGLE: v.optional(adsId, ''),
  VITE_SW_KILL_SWITCH: v.optional(v.picklist(['', 'true'], 'must be true, or left out'), ''),
})

export type SiteConfig = v.InferOutput<typeof schema>

/** Reads and validates the build-time environment. Throws an error that names the invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SiteConfig {
  const given = Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]),
  )
  const parsed = v.safeParse(schema, given)
  if (!parsed.success) {
    const [{ path, message }] = parsed.issues
    const name = String(path?.[0].key)
    throw new Error(`${name} is "${given[name]?.replace(/\p{C}/gu, '\uFFFD')}", but it ${message}.`)
  }
  const config = parsed.output
  const { VITE_ADS_CLIENT: client } = config
  const hasSlot = Object.entries(config).some(
    ([name, value]) => name.startsWith('VITE_ADS_SLOT_') && value !== '',
  )
  if ((client !== '') !== hasSlot) {
    throw new Error(`VITE_ADS_CLIENT is "${client}", but it must be set together with a VITE_ADS_SLOT_….`)
  }
  return config
}

/** The variables that still point at the sandbox. Such a build is not for production. */
export function sandboxVariables(config: SiteConfig): string[] {
  return Object.entries(config).flatMap(([name, value]) => (value.startsWith(SANDBOX) ? [name] : []))
}

/**
 * The validated values as Vite `define` entries. The defaults are only in this module, and the pages and the service
 * worker read the same `import.meta.env`.
 */
export function defineConfigValues(config: SiteConfig): Record<string, string> {
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  )
}
