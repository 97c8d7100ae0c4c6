import { describe, expect, it, vi } from 'vitest'
import { broadcastOutboxChange, outboxDatabase, outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'

describe('subscribeToOutbox', () => {
  it('passes every message to every listener', async () => {
    const unsubscribers: (() => void)[] = []
    const received = [1, 2].map(
      () => new Promise((resolve) => void unsubscribers.push(subscribeToOutbox(resolve))),
    )

    broadcastOutboxChange('added')

    expect(await Promise.all(received)).toEqual(['added', 'added'])
    for (const unsubscribe of unsubscribers) unsubscribe()
  })

  it('ignores unknown messages, and every message after unsubscribing', async () => {
    const listener = vi.fn<(message: string) => void>()
    const unsubscribe = subscribeToOutbox(listener)
    const left = vi.fn<(message: string) => void>()
    subscribeToOutbox(left)()
    const channel = new BroadcastChannel('sporte-outbox')

    for (const message of ['reset', { type: 'added' }, 'changed']) channel.postMessage(message)

    await vi.waitFor(() => expect(listener.mock.calls).toEqual([['changed']]))
    expect(left).not.toHaveBeenCalled()
    unsubscribe()
    channel.close()
  })
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

describe('outboxExists', () => {
  it.each([
    ['true when the browser cannot list databases', {}, true],
    ['true when it refuses to', { databases: () => Promise.reject(new Error('private window')) }, true],
    ['false when the list lacks it', { databases: () => Promise.resolve([{ name: 'other' }]) }, false],
    ['true when the list has it', { databases: () => Promise.resolve([{ name: outboxDatabase }]) }, true],
  ])('returns %s', async (_what, indexedDB, exists) => {
    vi.stubGlobal('indexedDB', indexedDB)

    expect(await outboxExists()).toBe(exists)
  })
})
