import { describe, expect, it, vi } from 'vitest'
import { broadcastOutboxChange, outboxDatabase, outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'

it('subscribeToOutbox › passes known messages to every listener until it unsubscribes', async () => {
  const listeners = [1, 2, 3].map(() => vi.fn<(message: string) => void>())
  const [first, second, left] = listeners
  const unsubscribers = listeners.map((listener) => subscribeToOutbox(listener))
  unsubscribers[2]?.()
  const channel = new BroadcastChannel('sporte-outbox')

  for (const message of ['reset', { type: 'added' }]) channel.postMessage(message)
  broadcastOutboxChange('added')

  await vi.waitFor(() => expect([first?.mock.calls, second?.mock.calls]).toEqual([[['added']], [['added']]]))
  expect(left).not.toHaveBeenCalled()
  for (const unsubscribe of unsubscribers) unsubscribe()
  channel.close()
})

function denied() {
  throw new DOMException('', 'SecurityError')
}

describe.each([
  ['is missing', undefined],
  ['is denied', denied],
])('subscribeToOutbox where BroadcastChannel %s', (_what, channel) => {
  it('passes messages within the page until unsubscribed', async () => {
    vi.stubGlobal('BroadcastChannel', channel)
    const listener = vi.fn<(message: string) => void>()
    const unsubscribe = subscribeToOutbox(listener)

    broadcastOutboxChange('added')
    await vi.waitFor(() => expect(listener.mock.calls).toEqual([['added']]))

    unsubscribe()
    broadcastOutboxChange('changed')
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
  })
})

it.each([
  ['true when the browser cannot list databases', {}, true],
  ['true when it refuses to', { databases: () => Promise.reject(new Error('private window')) }, true],
  ['false when the list lacks it', { databases: () => Promise.resolve([{ name: 'other' }]) }, false],
  ['true when the list has it', { databases: () => Promise.resolve([{ name: outboxDatabase }]) }, true],
])('outboxExists › returns %s', async (_what, indexedDB, exists) => {
  vi.stubGlobal('indexedDB', indexedDB)

  expect(await outboxExists()).toBe(exists)
})
