import { afterEach, describe, expect, it, vi } from 'vitest'
import { hearOutbox, outboxChannel, outboxDatabase, outboxExists } from '@/contract/outbox-signals.ts'
import { tellOutbox } from '@/contract/tell-outbox.ts'

afterEach(() => vi.unstubAllGlobals())

describe('tellOutbox and hearOutbox', () => {
  it('carry a word to every listener', async () => {
    const stops: (() => void)[] = []
    const heard = [1, 2].map(
      () =>
        new Promise((resolve) => {
          stops.push(hearOutbox(resolve))
        }),
    )

    tellOutbox('added')

    expect(await Promise.all(heard)).toEqual(['added', 'added'])
    for (const stop of stops) stop()
  })

  it('pass over words that no version of ours says', async () => {
    const heard = vi.fn<(message: string) => void>()
    const done = new Promise<void>((resolve) => {
      const stop = hearOutbox((message) => {
        heard(message)
        if (message !== 'changed') return
        stop()
        resolve()
      })
    })
    const stranger = new BroadcastChannel(outboxChannel)

    stranger.postMessage('reset')
    stranger.postMessage({ type: 'added' })
    stranger.postMessage('changed')
    await done
    stranger.close()

    expect(heard.mock.calls).toEqual([['changed']])
  })
})

describe('outboxExists', () => {
  const withDatabases = (databases?: () => Promise<{ name: string }[]>) =>
    vi.stubGlobal('indexedDB', databases ? { databases } : {})

  it('is false where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await outboxExists()).toBe(false)
  })

  it('is true when the browser cannot say: then the database is opened', async () => {
    withDatabases()
    expect(await outboxExists()).toBe(true)

    withDatabases(() => Promise.reject(new Error('not in a private window')))
    expect(await outboxExists()).toBe(true)
  })

  it('is what the browser says', async () => {
    withDatabases(() => Promise.resolve([{ name: 'somebody-else' }]))
    expect(await outboxExists()).toBe(false)

    withDatabases(() => Promise.resolve([{ name: 'somebody-else' }, { name: outboxDatabase }]))
    expect(await outboxExists()).toBe(true)
  })
})
