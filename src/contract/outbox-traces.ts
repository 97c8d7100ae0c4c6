import { promisifyRequest } from 'idb-keyval'
import { all, rows, triedPrefix } from './outbox-database.ts'
import { parseTrace, type OutboxEntry } from './outbox-entry.ts'
import { findEntry, hasReceipt } from './outbox-find.ts'
import { outboxLimits } from './outbox-policy.ts'

/** `tried:` rows: which identity the words of an attempt had, and what became of it. One for all tabs. */

type Attempted = { submissionId: string; mayHaveArrived: boolean }

/** An attempt under way. */
export type Begun = {
  /** Another attempt, before it or at the same time, may have arrived. */
  mayHaveArrived: boolean
  /** All that is known of attempts at this identity: another text means another attempt. */
  attempts: string
}

/** The identity that these words have: the first tab's that asks, and every later one hears of it. In one step. */
export function claimTrace(mark: string, minted: Attempted): Promise<unknown> {
  return rows('readwrite', async (store) => {
    const known = await promisifyRequest<unknown>(store.get(triedPrefix + mark))
    if (parseTrace(known).submissionId !== '') return known
    await put(store, mark, { ...minted, begun: 0 })
    await promisifyRequest(store.transaction)
    return minted
  })
}

/** Before an attempt. Should the same enquiry wait here too, a 409 to it is no refusal from now on. */
export function beginTrace(mark: string, trace: Attempted): Promise<Begun> {
  const { submissionId } = trace
  return rows('readwrite', async (store) => {
    const { mayHaveArrived, begun } = await read(store, mark, submissionId)
    const waiting = await findEntry(store, submissionId)
    if (waiting) {
      store.put({ ...waiting, mayHaveArrived: true, begun: waiting.begun + 1 }, waiting.key)
    }
    await put(store, mark, { ...trace, mayHaveArrived: true, begun: begun + 1 })
    const attempts = await readAttempts(store, mark, submissionId)
    await promisifyRequest(store.transaction)
    return { mayHaveArrived: mayHaveArrived || waiting?.mayHaveArrived === true, attempts }
  })
}

/** Whether nobody else, no tab and not the outbox, has made an attempt since this one began. */
export function isOnly(mark: string, submissionId: string, { attempts }: Begun): Promise<boolean> {
  return rows('readonly', async (store) => (await readAttempts(store, mark, submissionId)) === attempts)
}

/**
 * After an attempt that failed. Resolves with whether the enquiry may have arrived nevertheless: by this attempt
 * (`mayHaveArrived`), or by one that was begun since.
 */
export function endTrace(mark: string, trace: Attempted, { attempts }: Begun): Promise<boolean> {
  const { submissionId } = trace
  return rows('readwrite', async (store) => {
    const isAlone = (await readAttempts(store, mark, submissionId)) === attempts
    const mayHaveArrived = trace.mayHaveArrived || !isAlone
    const { begun } = await read(store, mark, submissionId)
    await put(store, mark, { ...trace, mayHaveArrived, begun })
    const waiting = await findEntry(store, submissionId)
    if (waiting) store.put({ ...waiting, mayHaveArrived } satisfies OutboxEntry, waiting.key)
    await promisifyRequest(store.transaction)
    return mayHaveArrived
  })
}

export function dropTrace(mark: string): Promise<void> {
  return rows('readwrite', async (store) => {
    store.delete(triedPrefix + mark)
    await promisifyRequest(store.transaction)
  })
}

export function dropAllTraces(): Promise<void> {
  return rows('readwrite', async (store) => {
    store.delete(all(triedPrefix))
    await promisifyRequest(store.transaction)
  })
}

async function read(store: IDBObjectStore, mark: string, submissionId: string) {
  const trace = parseTrace(await promisifyRequest<unknown>(store.get(triedPrefix + mark)))
  return trace.submissionId === submissionId ? trace : parseTrace(undefined)
}

async function readAttempts(store: IDBObjectStore, mark: string, submissionId: string): Promise<string> {
  const { begun } = await read(store, mark, submissionId)
  const waiting = await findEntry(store, submissionId)
  return [begun, waiting?.key, waiting?.begun, await hasReceipt(store, submissionId)].join(' ')
}

/** Beyond the limit the oldest goes. */
async function put(store: IDBObjectStore, mark: string, trace: Attempted & { begun: number }): Promise<void> {
  const key = triedPrefix + mark
  const known = await promisifyRequest<unknown[]>(store.getAll(all(triedPrefix)))
  const keys = await promisifyRequest(store.getAllKeys(all(triedPrefix)))
  const byAge = keys
    .map((name, index) => ({ name, at: parseTrace(known[index]).age }))
    .filter(({ name }) => name !== key)
    .toSorted((a, b) => a.at - b.at)
  for (const { name } of byAge.slice(0, -(outboxLimits.traces - 1))) store.delete(name)
  store.put({ ...trace, age: Math.max(0, ...byAge.map(({ at }) => at)) + 1 }, key)
}
