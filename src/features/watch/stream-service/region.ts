import * as v from 'valibot'
import { readBodyJson } from '@/lib/read-body.ts'

export const regionLookup = import.meta.env.VITE_GEO_URL

const timeoutMs = 6_000
/** Not the ISO codes, but in use: by the United Kingdom, and by the EU for Greece. */
const aliases: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' }

/** Names in `Intl` that no viewer's country has: unions, outlying territories, tests and "unknown". */
const noCountry = /^(?:EU|EZ|UN|QO|XA|XB|ZZ)$/

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Returns the ISO code of a country in capitals, or null for any other text. */
export function readCountry(text: string): string | null {
  const code = text.trim().toUpperCase()
  const country = aliases[code] ?? code
  return /^[A-Z]{2}$/.test(country) && !noCountry.test(country) && names.of(country) ? country : null
}

const isEverywhere = (code: string) => /^(?:all|\*)$/i.test(code.trim())

/** The entries of an event's list that are countries, or open it to all. */
export function readCountries(entries: readonly unknown[]): string[] {
  const codes = entries.flatMap((entry) =>
    typeof entry === 'string' ? (isEverywhere(entry) ? [entry.trim()] : (readCountry(entry) ?? [])) : [],
  )
  return [...new Set(codes)]
}

const lookupSchema = v.object({ country: v.pipe(v.string(), v.transform(readCountry)) })

/** An empty list, ALL and * open an event to everyone and need no lookup. */
export function isOpenToAll(allowedCountries: readonly string[]): boolean {
  return allowedCountries.length === 0 || allowedCountries.some(isEverywhere)
}

/**
 * Whether a viewer may watch. A failed lookup (null) never blocks anyone, because the server makes the final decision.
 */
export function isAllowed(allowedCountries: readonly string[], country: string | null): boolean {
  return country === null || isOpenToAll(allowedCountries) || allowedCountries.includes(country)
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

export async function checkRegion(allowedCountries: readonly string[]): Promise<boolean> {
  return isOpenToAll(allowedCountries) || isAllowed(allowedCountries, await lookUpCountry())
}
