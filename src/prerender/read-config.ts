import * as v from 'valibot'

/** The mocks in `tests/sandbox` serve paths with this prefix. No real host does. */
const SANDBOX = '/sandbox/'

/** The default of each variable, and the complete list of variables. */
const defaults = {
  VITE_SITE_URL: 'https://sporte.example',
  VITE_LEAD_WEBHOOK_URL: '/sandbox/lead',
  VITE_LEAD_ECHO: 'false',
  VITE_API_HOST: '/sandbox/api',
  VITE_GEO_URL: '/sandbox/geo',
  VITE_SCORES_URL: '',
  VITE_APP_LINKS_URL: 'https://app.sporte.example/',
  VITE_APP_STORE_URL: 'https://store.sporte.example/',
  VITE_ESPORTS_URL: 'https://esports.sporte.example/',
  VITE_DEMO_VIDEO_URL: '/sandbox/player?title=demo',
  VITE_BATTLE_VIDEO_URL: '/sandbox/player?title=battle',
  VITE_STREAM_ORIGINS: '',
  VITE_WHATSAPP_NUMBER: '',
  VITE_REPORT_URL: '',
  VITE_HSTS_PRELOAD: 'false',
  VITE_ADS_CLIENT: '',
  VITE_ADS_SCRIPT_URL: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
  VITE_ADS_SLOT_SMALL: '',
  VITE_ADS_SLOT_MEDIUM: '',
  VITE_ADS_SLOT_LARGE: '',
  VITE_ADS_SLOT_RECTANGLE: '',
  VITE_SW_KILL_SWITCH: '',
} as const

export type ConfigName = keyof typeof defaults
export type SiteConfig = Record<ConfigName, string>

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

const schemas: Record<ConfigName, v.GenericSchema<string, string>> = {
  VITE_SITE_URL: origin,
  VITE_LEAD_WEBHOOK_URL: endpoint,
  VITE_LEAD_ECHO: yesOrNo,
  VITE_API_HOST: apiHost,
  VITE_GEO_URL: endpoint,
  VITE_SCORES_URL: endpointOrNone,
  VITE_APP_LINKS_URL: link,
  VITE_APP_STORE_URL: link,
  VITE_ESPORTS_URL: link,
  VITE_DEMO_VIDEO_URL: endpoint,
  VITE_BATTLE_VIDEO_URL: endpoint,
  VITE_STREAM_ORIGINS: origins,
  VITE_WHATSAPP_NUMBER: phoneNumber,
  VITE_REPORT_URL: optionalEndpoint,
  VITE_HSTS_PRELOAD: yesOrNo,
  VITE_ADS_CLIENT: adsId,
  VITE_ADS_SCRIPT_URL: link,
  VITE_ADS_SLOT_SMALL: adsId,
  VITE_ADS_SLOT_MEDIUM: adsId,
  VITE_ADS_SLOT_LARGE: adsId,
  VITE_ADS_SLOT_RECTANGLE: adsId,
  VITE_SW_KILL_SWITCH: v.picklist(['', 'true'], 'must be true, or left out'),
}

const names = Object.keys(defaults).filter((name): name is ConfigName => name in schemas)

/** Reads and validates the build-time environment. Throws an error that names the invalid variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): SiteConfig {
  const config: SiteConfig = { ...defaults }
  for (const name of names) {
    const value = env[name]?.trim() || defaults[name]
    const parsed = v.safeParse(schemas[name], value)
    if (!parsed.success) {
      throw new Error(
        `${name} is "${value.replace(/\p{C}/gu, '\uFFFD')}", but it ${parsed.issues[0].message}.`,
      )
    }
    config[name] = parsed.output
  }
  const { VITE_ADS_CLIENT: client } = config
  if ((client !== '') !== names.some((name) => name.startsWith('VITE_ADS_SLOT_') && config[name] !== '')) {
    throw new Error(`VITE_ADS_CLIENT is "${client}", but it must be set together with a VITE_ADS_SLOT_….`)
  }
  return config
}

/** The variables that still point at the sandbox. Such a build is not for production. */
export function sandboxVariables(config: SiteConfig): ConfigName[] {
  return names.filter((name) => config[name].startsWith(SANDBOX))
}

/**
 * The validated values as Vite `define` entries. The defaults are only in this module, and the pages and the service
 * worker read the same `import.meta.env`.
 */
export function defineConfigValues(config: SiteConfig): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`import.meta.env.${name}`, JSON.stringify(config[name])]))
}
