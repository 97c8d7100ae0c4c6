import { expect, it, vi } from 'vitest'

it('kill switch › unregisters even if its caches cannot be deleted', async () => {
  const handlers = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  const unregister = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('self', { registration: { unregister }, addEventListener: handlers.set.bind(handlers) })
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('A damaged profile')) })
  await vi.importActual('../../../sw/kill-switch.ts') // `import` would check it without a worker's types
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>()
  handlers.get('activate')?.({ waitUntil })

  await waitUntil.mock.calls[0]?.[0].catch(() => {})

  expect(unregister).toHaveBeenCalledOnce()
})
