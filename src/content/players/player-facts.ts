import { countryOf } from '@/content/countries.ts'
import type { Writing } from '@/content/writing.ts'
import type { Player } from './types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'

/**
 * The facts on every player card. On an event's card, pass the record before it. Requires the namespace `demo`.
 */
export function playerFacts(player: Player, { language, i18n }: Writing, record = getRecord(player)) {
  const { flag, name: country } = countryOf(player.country)
  const division = i18n.t(`demo:divisions.division.${player.division}`)
  const team = findTeam(player.team)?.name[language]
  return {
    portrait: { record, seed: player.id, nation: player.country },
    icon: sports[player.sport].icon,
    sport: sports[player.sport].name[language],
    rankLabel: i18n.t('demo:ranked'),
    ranking: player.ranking,
    nickname: player.nickname[language],
    fullName: player.name[language],
    details: team ? `${division} · ${team}` : division,
    country: { flag, name: country[language] },
    record: recordText(record, language),
    recordLabel: i18n.t('demo:record'),
    isActive: player.status === 'active',
    status: i18n.t(`demo:condition.${player.status}.${player.gender}`),
  }
}
