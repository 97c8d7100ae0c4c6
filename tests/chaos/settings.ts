export type Settings = { seeds: number[]; enquiries: number; isVerbose: boolean }

/** What `run.mjs` has put into the environment. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { CHAOS_SEED, CHAOS_SEEDS = '2', CHAOS_ENQUIRIES = '200', CHAOS_VERBOSE } = environment
  const seeds =
    CHAOS_SEED === undefined
      ? Array.from({ length: wholeNumber(CHAOS_SEEDS) }, (_, index) => index + 1)
      : CHAOS_SEED.split(',').map(wholeNumber)
  if (seeds.length === 0) throw new Error('No seed is to be run')
  // Each is a test by its name, of which Playwright wants no two.
  const twice = seeds.find((seed, index) => seeds.indexOf(seed) < index)
  if (twice !== undefined) throw new Error(`Seed ${twice} is named twice`)
  return {
    seeds,
    enquiries: wholeNumber(CHAOS_ENQUIRIES),
    isVerbose: (CHAOS_VERBOSE ?? environment.CHAOS_TRACE) !== undefined,
  }
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`Not a whole number: ${text}`)
  return Number(text)
}
