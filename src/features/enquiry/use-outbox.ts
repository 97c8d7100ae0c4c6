import { useEffect, useState } from 'react'
import type { OutboxRow, Receipt } from '@/contract/outbox-entry.ts'
import { hearOutbox } from '@/contract/outbox-names.ts'
import { listReceipts, listRows } from '@/contract/outbox-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

export type Outbox = { rows: readonly OutboxRow[]; receipts: readonly Receipt[] }

const longestRestMs = 5_000

/**
 * What this device holds, kept fresh across tabs and the worker; null until it is read, `failed` when it cannot be.
 * `refresh` resolves once what it has read is to be shown: what the visitor has just sent or deleted must not be offered
 * to them once more.
 */
export function useOutbox(): { outbox: Outbox | null; failed: boolean; refresh: () => Promise<void> } {
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const [failed, setFailed] = useState(false)
  const [{ run, refresh }] = useState(() => {
    let asking: (() => void)[] = []
    let endRest = () => {}

    // One reading at a time, however fast a long queue empties, and then a rest ten times as long as it took: the page
    // that shows the queue is often the one that sends it.
    const reader = oneAtATime(async () => {
      const answered = asking
      asking = []
      const started = performance.now()
      try {
        const [rows, receipts] = await Promise.all([listRows(), listReceipts()])
        setOutbox((before) => ({ rows: reuse(before?.rows ?? [], rows), receipts }))
        setFailed(false)
      } catch {
        setFailed(true)
      }
      for (const answer of answered) answer()
      await pause(0) // it is drawn now
      if (asking.length > 0) return
      await Promise.race([
        pause(Math.min(10 * (performance.now() - started), longestRestMs)),
        new Promise<void>((resolve) => {
          endRest = resolve
        }),
      ])
    })
    return {
      run: reader.run,
      refresh: () =>
        new Promise<void>((resolve) => {
          asking.push(resolve)
          reader.run()
          endRest()
        }),
    }
  })

  useEffect(() => {
    run()
    return hearOutbox(run)
  }, [run])

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
