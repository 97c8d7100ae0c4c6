import { useNow } from '@/platform/device/clock.ts'
import { Criteria } from './criteria.tsx'
import { PreviousWinners } from './previous-winners.tsx'
import { Winner } from './winner.tsx'

export function PlayerOfMonthPage() {
  const now = useNow()
  return (
    <>
      <Winner now={now} />
      <Criteria />
      <PreviousWinners now={now} />
    </>
  )
}
