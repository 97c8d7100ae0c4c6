import * as v from 'valibot'
import { config } from '@/config.ts'
import { readBodyJson } from '@/lib/read-body.ts'

const timeoutMs = 6_000
const lookupSchema = v.object({ country: v.pipe(v.string(), v.trim(), v.regex(/^[a-z]{2}$/i)) })

/** An empty list, ALL and * open an event to everyone and need no lookup. */
export function isOpenToAll(allowedCountries: readonly string[]): boolean {
  return allowedCountries.length === 0 || allowedCountries.some((code) => /^(?:all|\*)$/i.test(code))
}

/**
 * Whether a viewer may watch. A failed lookup (null) never blocks anyone, because the server makes the final decision.
 */
export function isAllowed(allowedCountries: readonly string[], country: string | null): boolean {
  if (country === null || isOpenToAll(allowedCountries)) return true
  return allowedCountries.some((code) => code.toUpperCase() === country.toUpperCase())
}

/** The viewer's two-letter country code. Null if the lookup fails. */
export async function lookUpCountry(): Promise<string | null> {
  try {
    const response = await fetch(config.geoUrl, {
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
