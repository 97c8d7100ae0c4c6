import { useEffect, useState } from 'react'
import type { OutboxRow, Receipt } from '@/contract/outbox-entry.ts'
import { hearOutbox } from '@/contract/outbox-names.ts'
import { listReceipts, listRows } from '@/contract/outbox-store.ts'
import { oneAtATime } from './one-at-a-time.ts'

export type Outbox = { rows: readonly OutboxRow[]; receipts: readonly Receipt[] }

/** What this device holds, kept fresh across tabs and the worker; null until it is read, `failed` when it cannot be. */
export function useOutbox(): { outbox: Outbox | null; failed: boolean; refresh: () => void } {
  const [outbox, setOutbox] = useState<Outbox | null>(null)
  const [failed, setFailed] = useState(false)
  // One reading at a time, however fast a long queue empties.
  const [{ run: refresh }] = useState(() =>
    oneAtATime(async () => {
      try {
        const [rows, receipts] = await Promise.all([listRows(), listReceipts()])
        setOutbox({ rows, receipts })
        setFailed(false)
      } catch {
        setFailed(true)
      }
    }),
  )

  useEffect(() => {
    refresh()
    return hearOutbox(refresh)
  }, [refresh])

  return { outbox, failed, refresh }
}
