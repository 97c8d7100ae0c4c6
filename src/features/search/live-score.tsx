import { recordedIds } from 'virtual:matches/recorded-ids'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import { battingSide, scoreLine } from '@/shared/live/live-figures.ts'
import { SideName } from '@/shared/live/side-name.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { Ltr } from '@/ui/ltr.tsx'

/** The live score of the found match; nothing under the shield. */
export function LiveScore({ id }: { id: string }) {
  const { match } = useLiveMatch(recordedIds)
  const isCovered = useCovered(spoilerOf('cricket', id))
  const line = match?.id === id ? scoreLine(match) : null
  if (!match || isCovered || line === null) return null
  return (
    <>
      <SideName side={battingSide(match)} /> <Ltr>{line}</Ltr>
      {' · '}
    </>
  )
}
