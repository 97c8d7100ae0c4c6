import { BattleCard } from './battle-card.tsx'
import { NightFacts } from './night-facts.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

/** What a fan wants to know beside the video. */
export function BattleNight() {
  return (
    <>
      <NightFacts />
      <BattleCard />
      <WhereToWatch />
    </>
  )
}
