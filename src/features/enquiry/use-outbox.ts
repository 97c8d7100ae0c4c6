import { useEffect, useState } from 'react'
import type { OutboxRow, Receipt } from '@/contract/outbox-entry.ts'
import { hearOutbox } from '@/contract/outbox-names.ts'
import { listReceipts, listRows } from '@/contract/outbox-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

export type Outbox = { rows: readonly OutboxRow[]; receipts: readonly Receipt[] }

const longestRestMs = 5_000

/** What this device holds, kept fresh across tabs and the worker; null until it is read, `failed` when it cannot be. */
export function useOutbox(): { outbox: Outbox | null; failed: boolean; refresh: () => void } {
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const [failed, setFailed] = useState(false)
  // One reading at a time, however fast a long queue empties, and then a rest ten times as long as it took: the page
  // that shows the queue is often the one that sends it.
  const [{ run: refresh }] = useState(() =>
    oneAtATime(async () => {
      const started = performance.now()
      try {
        const [rows, receipts] = await Promise.all([listRows(), listReceipts()])
        setOutbox((before) => ({ rows: reuse(before?.rows ?? [], rows), receipts }))
        setFailed(false)
      } catch {
        setFailed(true)
      }
      await pause(0) // it is drawn now
      await pause(Math.min(10 * (performance.now() - started), longestRestMs))
    }),
  )

  useEffect(() => {
    refresh()
    return hearOutbox(refresh)
  }, [refresh])

  return { outbox, failed, refresh }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What has not changed stays the same object, so that it need not be drawn again. */
function reuse(before: readonly OutboxRow[], now: readonly OutboxRow[]): readonly OutboxRow[] {
  const known = new Map(before.map((row) => [row.key, row]))
  return now.map((row) => {
    const same = known.get(row.key)
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row
  })
}
