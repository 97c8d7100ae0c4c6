import { describe, expect, it } from 'vitest'
import { createPlanUrl } from '@/features/plan/use-plan.ts'

/** A plan address whose navigations finish when the test calls `settle`. */
function createRouter(start: string) {
  const address = createPlanUrl(start)
  const going: (() => void)[] = []
  return {
    address,
    write: (query: string) => address.write(query, () => new Promise((resolve) => going.push(resolve))),
    settle: async () => {
      for (const resolve of going.splice(0)) resolve()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

describe('plan URL', () => {
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
})
