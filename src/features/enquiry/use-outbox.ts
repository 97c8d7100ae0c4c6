import { useCallback, useEffect, useRef, useState } from 'react'
import { subscribeToOutbox } from '@/outbox/signals.ts'
import type { OutboxRow, Receipt } from '@/outbox/entry.ts'
import { listReceipts, listRows } from '@/outbox/store.ts'

export type Outbox = { rows: readonly OutboxRow[]; receipts: readonly Receipt[] }

/** A long queue can change many times a second, often while this page is also sending it. */
const throttleMs = 1_000

/**
 * The entries and receipts on this device, kept current across tabs and the worker. Null until loaded; `failed` if
 * IndexedDB is unavailable.
 */
export function useOutbox(): { outbox: Outbox | null; failed: boolean; refresh: () => Promise<void> } {
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const [failed, setFailed] = useState(false)

  const last = useRef(0)

  const refresh = useCallback(() => {
    const own = (last.current += 1)
    return Promise.all([listRows(), listReceipts()]).then(
      ([rows, receipts]) => {
        if (own !== last.current) return // an older read may end later
        setOutbox((before) => ({ rows: reuse(before?.rows ?? [], rows), receipts }))
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    void refresh()
    const unsubscribe = subscribeToOutbox(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        void refresh()
      }, throttleMs)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [refresh])

  return { outbox, failed, refresh }
}

/** Reuses the objects of unchanged rows, so that memoised rows do not render again. */
function reuse(before: readonly OutboxRow[], now: readonly OutboxRow[]): readonly OutboxRow[] {
  const known = new Map(before.map((row) => [row.key, row]))
  return now.map((row) => {
    const same = known.get(row.key)
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row
  })
}
