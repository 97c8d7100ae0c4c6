/** How property tests run: many cases, the same ones every time. */
export const propertyOptions = { numRuns: 2_000, seed: 20_250_907 }
