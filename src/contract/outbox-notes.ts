import type { OutboxEntry, OutboxRow } from './outbox-entry.ts'
import { changeEntry, readRow } from './outbox-store.ts'

/**
 * What became of an attempt, written down even where the disk takes nothing more: then in memory, for as long as this page
 * or worker lives. Without it the same enquiry would go out at every turn, and nothing that was written after it.
 */
const unwritten = new Map<string, { onDisk: string; noted: OutboxEntry }>()

/**
 * Changes the row as it is by now: a form may have noted an attempt of its own meanwhile. Resolves with what was noted;
 * null when the row was deleted or holds another submission.
 */
export async function noteEntry(
  { key, enquiry: { submissionId } }: OutboxEntry,
  change: (row: OutboxEntry) => OutboxEntry,
): Promise<OutboxEntry | null> {
  try {
    const written = await changeEntry(key, submissionId, (row) => change(asNoted(row)))
    unwritten.delete(key)
    return written
  } catch {
    const row = await readRow(key)
    if (row === undefined || row.state === 'unreadable') return null
    if (row.enquiry.submissionId !== submissionId) return null
    const noted = change(asNoted(row))
    unwritten.set(key, { onDisk: JSON.stringify(row), noted })
    return noted
  }
}

/** The row as it is known by now. What has been written since, by whomever, is newer than what could not be. */
export function asNoted<Row extends OutboxRow>(row: Row): Row | OutboxEntry {
  const known = unwritten.get(row.key)
  return known && known.onDisk === JSON.stringify(row) ? known.noted : row
}
