import { startOf } from '@/content/bouts/start-of.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { useNow } from '@/platform/device/clock.ts'
import { StartTime } from '@/shared/start-time.tsx'

type BoutStartProps = { bout: Bout; /** What starts. */ label?: string | undefined }

/** The approximate start time of an upcoming bout. */
export function BoutStart({ bout, label }: BoutStartProps) {
  const now = useNow()
  const start = startOf(bout, now)
  return start && <StartTime start={start} now={now} label={label} />
}
