import * as v from 'valibot'
import { cutText } from '@/lib/cut-text.ts'
import { foldText } from '@/lib/name-search/fold.ts'
import { readBodyJson } from '@/lib/read-body.ts'
import { dropInvisible } from '@/lib/typed-text.ts'

/** ISO 3166: a code of three letters, then the one of two letters if it is not the beginning of the first. */
const codes = `
  ABWAW AFG AGOAO AIA ALAAX ALB ANDAD AREAE ARG ARMAM ASM ATAAQ ATFTF ATGAG AUS AUTAT AZE BDIBI BEL BENBJ BESBQ BFA
  BGDBD BGR BHR BHSBS BIHBA BLM BLRBY BLZBZ BMU BOL BRA BRBBB BRNBN BTN BVT BWA CAFCF CAN CCK CHE CHLCL CHNCN CIV CMR
  CODCD COGCG COKCK COL COMKM CPVCV CRI CUB CUWCW CXR CYMKY CYP CZE DEU DJI DMA DNKDK DOM DZA ECU EGY ERI ESHEH ESP
  ESTEE ETH FIN FJI FLKFK FRA FROFO FSMFM GAB GBR GEO GGY GHA GIB GINGN GLPGP GMB GNBGW GNQGQ GRC GRDGD GRLGL GTM
  GUFGF GUM GUYGY HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRLIE IRN IRQIQ ISL ISRIL ITA JAMJM JEY JOR JPN KAZKZ KEN
  KGZ KHM KIR KNA KORKR KSASA KWT LAO LBN LBRLR LBYLY LCA LIE LKA LSO LTU LUX LVA MACMO MAFMF MAR MCO MDA MDGMG MDVMV MEXMX
  MHL MKD MLI MLTMT MMR MNEME MNG MNPMP MOZMZ MRT MSR MTQMQ MUS MWI MYS MYTYT NAM NCL NER NFK NGA NIC NIUNU NLD NOR
  NPL NRU NZL OMN PAKPK PAN PCNPN PER PHL PLWPW PNGPG POLPL PRI PRKKP PRTPT PRYPY PSE PYFPF QAT REU ROU RUS RWA SAU
  SDN SENSN SGP SGSGS SHN SJM SLBSB SLE SLVSV SMR SOM SPMPM SRBRS SSD STP SURSR SVKSK SVNSI SWESE SWZSZ SXM SYCSC SYR
  TCA TCDTD TGO THA TJK TKL TKMTM TLS TON TTO TUNTN TURTR TUVTV TWN TZA UAEAE UGA UKRUA UMI URYUY USA UZB VAT VCT VEN VGB
  VIR VNM VUT WLFWF WSM XKX YEM ZAF ZMB ZWE
`

/** The codes of two letters by those of three. `KSA`, `UAE` and `XKX` are in use, but not in the standard. */
const shortCodes: ReadonlyMap<string, string> = new Map(
  Array.from(codes.matchAll(/(\w{3})(\w*)/g), ([, long = '', short]) => [long, short || long.slice(0, 2)]),
)

export const regionLookup = import.meta.env.VITE_GEO_URL

const timeoutMs = 6_000
const maxEntryLength = 120
/** In use, but not ISO codes. The names are our own. */
const aliases: Partial<Record<string, string>> = { UK: 'GB', EL: 'GR', الإمارات: 'AE', السعودية: 'SA' }
const countries = new Set(shortCodes.values())
let namedCountries: ReadonlyMap<string, string> | undefined

/** Returns the ISO code of two letters for any code or name of a country, or null for any other text. */
export function readCountry(text: string): string | null {
  const given = dropInvisible(text).trim().toUpperCase()
  const code = aliases[given] ?? shortCodes.get(given) ?? given
  // The locale has the letters of a numeric code.
  const country = /^\d{3}$/.test(code) ? new Intl.Locale(`und-${code}`).region : code
  if (country && countries.has(country)) return country
  namedCountries ??= nameCountries()
  return namedCountries.get(foldName(text)) ?? null
}

function nameCountries(): Map<string, string> {
  const kinds = ['en', 'ar'].flatMap((language) =>
    (['short', 'long'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style })),
  )
  return new Map(
    [...countries].flatMap((code) => kinds.map((kind) => [foldName(kind.of(code) ?? code), code] as const)),
  )
}

const foldName = (name: string) => foldText(name.replaceAll('&', ' and '))

const isEverywhere = (text: string) => /^(?:all|\*)$/i.test(text)
const readRegion = (text: string) => (isEverywhere(text) ? text : readCountry(text))

/** The entries of an event's list: ISO codes, ALL or *, others as written. A text may name several countries. */
export function readRegions(list: unknown): string[] {
  const entries = textsIn(list).flatMap((text) => {
    const parts = text.split(/[,;|/،؛\n]/).flatMap((part) => {
      const words = part.trim().split(/\s+/)
      return words.every(readRegion) ? words : [part.trim()]
    })
    return parts.some(readRegion) ? parts.filter(Boolean).map((part) => readRegion(part) ?? part) : [text]
  })
  return [...new Set(entries.map((entry) => cutText(entry, maxEntryLength)))]
}

/** The texts of a value of any type. The `code` of an object replaces its other texts. */
function textsIn(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') {
    const text = typeof value === 'string' ? dropInvisible(value).trim() : JSON.stringify(value)
    return text ? [text] : []
  }
  const codes = 'code' in value ? textsIn(value.code) : []
  return codes.length > 0 ? codes : Object.values(value).flatMap(textsIn)
}

export const isUnread = (entry: string) => !isEverywhere(entry) && !countries.has(entry)

const lookupSchema = v.object({ country: v.pipe(v.string(), v.transform(readCountry)) })

/** An empty list, ALL and * open an event to everyone and need no lookup. */
export function isOpenToAll(allowedCountries: readonly string[]): boolean {
  return allowedCountries.length === 0 || allowedCountries.some(isEverywhere)
}

/** The viewer's country. Null if the lookup fails or returns no country. */
export async function lookUpCountry(): Promise<string | null> {
  try {
    const response = await fetch(regionLookup, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return null
    const parsed = v.safeParse(lookupSchema, await readBodyJson(response))
    return parsed.success ? parsed.output.country : null
  } catch {
    return null
  }
}

/** A failed lookup never blocks anyone, because the server makes the final decision. */
export async function checkRegion(allowedCountries: readonly string[]): Promise<boolean> {
  if (isOpenToAll(allowedCountries)) return true
  const country = await lookUpCountry()
  return country === null || allowedCountries.includes(country)
}
