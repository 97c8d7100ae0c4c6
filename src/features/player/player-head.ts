import { findPlayer } from '@/content/players.ts'
import { recordText } from '@/content/record-text.ts'
import { recordOf } from '@/content/records.ts'
import { isCombat } from '@/content/sports.ts'
import { findTeam } from '@/content/teams.ts'
import type { Language } from '@/contract/language.ts'
import { textsAside } from '@/locales/texts-aside.ts'
import type { PageHead } from '@/platform/parts/document-head.ts'
import { leftToRight } from '@/platform/words/left-to-right.ts'

/** What a profile says about itself; null for an address that is nobody's. */
export async function playerHead(id: string, language: Language): Promise<PageHead | null> {
  const player = findPlayer(id)
  if (!player) return null
  const i18n = await textsAside(language, import.meta.glob('/src/locales/*/{player,demo,divisions}.json'))
  const name = player.name[language]
  return {
    path: `/player/${player.id}`,
    title: name,
    description: i18n.t(`player:head.${isCombat(player.sport) ? 'combat' : 'match'}`, {
      name,
      nickname: player.nickname[language],
      sport: i18n.t(`demo:sport.${player.sport}`),
      division: i18n.t(`divisions:division.${player.division}`),
      team: findTeam(player.team)?.name[language],
      record: leftToRight(recordText(recordOf(player))),
    }),
  }
}
