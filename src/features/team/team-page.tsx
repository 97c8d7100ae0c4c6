import { findTeam } from '@/content/teams/teams.ts'
import { useNow } from '@/platform/device/clock.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { TeamHeader } from './team-header.tsx'
import { TeamTabBar } from './team-tab-bar.tsx'

type TeamPageProps = { id: string; tab: SearchOf<'/team/$teamId'>['tab'] }

export function TeamPage({ id, tab }: TeamPageProps) {
  const now = useNow()
  const team = findTeam(id)
  if (!team) return null
  return (
    <>
      <TeamHeader team={team} now={now} />
      <TeamTabBar team={team} tab={tab} now={now} />
    </>
  )
}
