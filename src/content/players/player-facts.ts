import type { Language } from '@/contract/language.ts'
import { countryOf } from '@/content/countries.ts'
import type { Player } from './types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'

/** The facts on every player card. On the card of an event, pass the record before it. */
export function playerFacts(player: Player, language: Language, record = getRecord(player)) {
  const { flag, name: country } = countryOf(player.country)
  return {
    portrait: { record, seed: player.id, nation: player.country },
    icon: sports[player.sport].icon,
    ranking: player.ranking,
    nickname: player.nickname[language],
    fullName: player.name[language],
    country: { flag, name: country[language] },
    record: recordText(record, language),
    isActive: player.status === 'active',
  }
}
