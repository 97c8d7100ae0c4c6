import { recordText } from '@/content/bouts/record-text.ts'
import { getTeamRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import type { Writing } from '@/content/writing.ts'

/** The document head of a team page. Null for an unknown team. */
export async function teamHead(id: string, { language, i18n }: Writing): Promise<PageHead | null> {
  const team = findTeam(id)
  if (!team) return null
  await loadTexts(i18n, ['team', 'demo'])
  const name = team.name[language]
  const sport = sports[team.sport].name[language]
  return {
    path: `/team/${team.id}`,
    title: i18n.t('team:titleOf', { name, sport }),
    description: i18n.t(`team:head.${sports[team.sport].kind}`, {
      name,
      sport,
      city: team.city[language],
      coach: team.headCoach[language],
      record: leftToRight(recordText(getTeamRecord(team), language)),
    }),
  }
}
