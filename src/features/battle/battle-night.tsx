import { BattleCard } from './battle-card.tsx'
import { NightFacts } from './night-facts.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

/** The facts beside the video. */
export function BattleNight() {
  return (
    <>
      <NightFacts />
      <BattleCard />
      <WhereToWatch />
    </>
  )
}
