import { useCallback, useEffect, useState } from 'react'
import { broadcastOutboxChange, outboxExists, subscribeToOutbox } from '@/outbox/signals.ts'
import { clearOutbox, listReceipts, listRows } from '@/outbox/store.ts'

/** The number of outbox entries: pending enquiries, and records of enquiries delivered later. */
export type OutboxCount = { entries: number; receipts: number }

/** `count` is null until it is read, or if reading fails. */
export function useOutboxCount(): { count: OutboxCount | null; clear: () => Promise<void> } {
  const [count, setCount] = useState<OutboxCount | null>(null)
  const refresh = useCallback(() => {
    void readOutbox().then(setCount, () => setCount(null))
  }, [])
  useEffect(() => {
    refresh()
    return subscribeToOutbox(refresh)
  }, [refresh])

  const clear = useCallback(async () => {
    if (await outboxExists()) await clearOutbox()
    broadcastOutboxChange('changed')
    refresh()
  }, [refresh])

  return { count, clear }
}

async function readOutbox(): Promise<OutboxCount> {
  if (!(await outboxExists())) return { entries: 0, receipts: 0 }
  const [rows, receipts] = await Promise.all([listRows(), listReceipts()])
  return { entries: rows.length, receipts: receipts.length }
}
