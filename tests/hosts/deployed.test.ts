import { describe } from 'vitest'
import { hostContract } from './contract.ts'

const origin = process.env.DEPLOYED_ORIGIN

/** A site that is already out, against the very `dist/` that was put there. */
describe.skipIf(!origin)(`site at ${origin ?? 'DEPLOYED_ORIGIN'}`, () => {
  hostContract(() => Promise.resolve({ origin: origin ?? '', stop: () => Promise.resolve() }), {
    isWhole: true,
  })
})
