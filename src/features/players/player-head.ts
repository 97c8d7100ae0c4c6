import { findPlayer } from '@/content/players/players.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getNextFight, getRecord } from '@/content/bouts/records.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import type { Writing } from '@/content/writing.ts'

/** The document head of a profile. Null for an unknown player. */
export async function playerHead(id: string, { language, i18n }: Writing): Promise<PageHead | null> {
  const player = findPlayer(id)
  if (!player) return null
  await loadTexts(i18n, ['player', 'demo'])
  const name = player.name[language]
  const { kind, name: sportName } = sports[player.sport]
  const sport = sportName[language]
  const next = getNextFight(player)
  const other = next?.side === 'red' ? 'blue' : 'red'
  return {
    path: `/player/${player.id}`,
    title: i18n.t(`player:titleOf.${kind}`, { name, sport }),
    description: i18n.t(`player:head.${next ? 'next' : kind}`, {
      bout: i18n.t('demo:bouts.versus', { name: next && nameOf(sideOf(next.bout, other))[language] }),
      event: next?.event.title[language],
      name,
      nickname: player.nickname[language],
      sport,
      division: i18n.t(`demo:divisions.division.${player.division}`),
      team: findTeam(player.team)?.name[language],
      record: leftToRight(recordText(getRecord(player), language)),
    }),
  }
}
