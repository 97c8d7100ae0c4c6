import { BattleCard } from './battle-card.tsx'
import { NightFacts } from './night-facts.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

/** The event's details below the video. */
export function BattleNight() {
  return (
    <>
      <NightFacts />
      <BattleCard />
      <WhereToWatch />
    </>
  )
}
