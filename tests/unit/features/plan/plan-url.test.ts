import { describe, expect, it } from 'vitest'
import { createPlanUrl } from '@/features/plan/use-plan.ts'

/** A plan address whose navigations finish when the test calls `settle`. */
function createRouter(start: string) {
  const address = createPlanUrl(start)
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

describe('plan URL', () => {
  it('writes once for a plan that it already has or is about to have', async () => {
    const { write, wentTo, settle } = createRouter('days=1')
    write('days=1')
    expect(wentTo).toEqual([])
    write('days=2')
    write('days=2')
    await settle()
    write('days=2')
    expect(wentTo).toEqual(['days=2'])
  })

  it('ignores our own update, however late it arrives', async () => {
    const { address, write, settle } = createRouter('')
    write('town=A')
    write('town=Al')
    expect(address.arrive('town=A')).toBe(false)
    await settle()
    expect(address.arrive('town=Al')).toBe(false)
  })

  it('treats a URL change as external after an edit was undone before it was written', async () => {
    const { address, write, settle } = createRouter('days=1')
    write('days=1&town=A')
    write('days=1')
    await settle() // the URL is unchanged, so `arrive` is not called
    expect(address.arrive('')).toBe(true)
    expect(address.arrive('days=9')).toBe(true)
  })

  it('detects an external plan that replaces ours, and ours after it', async () => {
    const { address, write, settle } = createRouter('')
    write('days=2')
    expect(address.arrive('days=9')).toBe(true)
    expect(address.arrive('days=2')).toBe(true)
    await settle()
    expect(address.arrive('days=2')).toBe(false)
  })

  it('writes again if the visitor reverts before the URL has changed', async () => {
    const { write, wentTo, settle } = createRouter('days=1')
    write('days=2')
    await settle()
    write('days=1')
    expect(wentTo).toEqual(['days=2', 'days=1'])
  })

  it('writes again after a failed write', async () => {
    const { address } = createRouter('')
    address.write('days=2', () => Promise.reject(new Error('superseded')))
    await new Promise((resolve) => setTimeout(resolve))
    expect(address.arrive('days=3')).toBe(true)
  })
})
