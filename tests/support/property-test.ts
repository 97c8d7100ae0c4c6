/** Options of all property tests: many cases, reproducible with a fixed seed. */
export const propertyOptions = { numRuns: 2_000, seed: 20_250_907 }
