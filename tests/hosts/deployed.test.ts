import { describe } from 'vitest'
import { hostContract } from './host-contract.ts'

const origin = process.env.DEPLOYED_ORIGIN

/** Checks a deployed site against the same `dist/` that was uploaded. */
describe.skipIf(!origin)(`site at ${origin ?? 'DEPLOYED_ORIGIN'}`, () => {
  hostContract(async () => ({ origin: origin ?? '', stop: async () => {} }), { isWhole: true })
})
