import { describe, expect, it } from 'vitest'
import { createPlanAddress } from '@/features/plan/plan-address.ts'

/** An address that goes where it is told when the test lets it. */
function aRouter(start: string) {
  const address = createPlanAddress(start)
  const going: (() => void)[] = []
  const wentTo: string[] = []
  return {
    address,
    wentTo,
    write: (query: string) =>
      address.write(query, () => {
        wentTo.push(query)
        return new Promise((resolve) => going.push(resolve))
      }),
    settle: async () => {
      for (const resolve of going.splice(0)) resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe("the plan's address", () => {
  it('is written once for what it says already, or is on its way to say', async () => {
    const { write, wentTo, settle } = aRouter('days=1')
    write('days=1')
    expect(wentTo).toEqual([])
    write('days=2')
    write('days=2')
    await settle()
    write('days=2')
    expect(wentTo).toEqual(['days=2'])
  })

  it('tells nothing new when it comes where we sent it, however late', async () => {
    const { address, write, settle } = aRouter('')
    write('town=A')
    write('town=Al')
    expect(address.arrive('town=A')).toBe(false)
    await settle()
    expect(address.arrive('town=Al')).toBe(false)
  })

  it('is another’s plan after something was typed and taken out again before it moved', async () => {
    const { address, write, settle } = aRouter('days=1')
    write('days=1&town=A')
    write('days=1')
    await settle() // the address is what it was: nobody hears of a change
    expect(address.arrive('')).toBe(true)
    expect(address.arrive('days=9')).toBe(true)
  })

  it('is another’s plan that comes instead of ours, and ours again when that comes after it', async () => {
    const { address, write, settle } = aRouter('')
    write('days=2')
    expect(address.arrive('days=9')).toBe(true)
    expect(address.arrive('days=2')).toBe(true)
    await settle()
    expect(address.arrive('days=2')).toBe(false)
  })

  it('is written back when the visitor goes back to what it said before it was heard to move', async () => {
    const { write, wentTo, settle } = aRouter('days=1')
    write('days=2')
    await settle()
    write('days=1')
    expect(wentTo).toEqual(['days=2', 'days=1'])
  })

  it('is free again when it could not be written', async () => {
    const { address } = aRouter('')
    address.write('days=2', () => Promise.reject(new Error('superseded')))
    await new Promise((resolve) => setTimeout(resolve))
    expect(address.arrive('days=3')).toBe(true)
  })
})
