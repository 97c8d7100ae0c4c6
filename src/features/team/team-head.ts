import { recordText } from '@/content/record-text.ts'
import { teamRecordOf } from '@/content/records.ts'
import { isCombat } from '@/content/sports.ts'
import { findTeam } from '@/content/teams.ts'
import type { Language } from '@/contract/language.ts'
import { textsAside } from '@/locales/texts-aside.ts'
import type { PageHead } from '@/platform/parts/document-head.ts'
import { leftToRight } from '@/platform/words/left-to-right.ts'

/** What a team's page says about itself; null for an address that is no team's. */
export async function teamHead(id: string, language: Language): Promise<PageHead | null> {
  const team = findTeam(id)
  if (!team) return null
  const i18n = await textsAside(language, import.meta.glob('/src/locales/*/{team,demo}.json'))
  const name = team.name[language]
  return {
    path: `/team/${team.id}`,
    title: name,
    description: i18n.t(`team:head.${isCombat(team.sport) ? 'combat' : 'match'}`, {
      name,
      sport: i18n.t(`demo:sport.${team.sport}`),
      city: team.city[language],
      coach: team.headCoach[language],
      record: leftToRight(recordText(teamRecordOf(team))),
    }),
  }
}
