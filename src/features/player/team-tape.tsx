import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { teamRecordOf, winRate } from '@/content/records.ts'
import type { Team } from '@/content/teams.ts'
import { formatNumber } from '@/platform/format.ts'
import { useLanguage } from '@/platform/language.ts'
import { percentText } from './percent-text.ts'
import { recordText } from './record-text.ts'
import { TapeRow, TapeTable } from './tape-table.tsx'

type TeamTapeProps = { red: Team; blue: Team }

/** The tape of a team match: the home side at the start. */
export function TeamTape({ red, blue }: TeamTapeProps) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const side = (team: Team) => {
    const record = teamRecordOf(team)
    return {
      name: team.name[language],
      flag: countryOf(team.country).flag,
      to: { to: '/team/$teamId', params: { teamId: team.id } } as const,
      record: recordText(record),
      won: winRate(record) ?? 0,
      ranking: `#${team.ranking}`,
      titles: formatNumber(team.championships, language),
    }
  }
  const [home, away] = [side(red), side(blue)]
  return (
    <TapeTable caption={t('next.match')} measure={t('measures.measure')} red={home} blue={away}>
      <TapeRow measure={t('measures.record')} red={home.record} blue={away.record} isCode />
      <TapeRow
        measure={t('measures.winRate')}
        red={percentText(home.won, language)}
        blue={percentText(away.won, language)}
        shares={[Math.round(home.won * 100), Math.round(away.won * 100)]}
        isCode
      />
      <TapeRow measure={t('measures.ranking')} red={home.ranking} blue={away.ranking} isCode />
      <TapeRow measure={t('measures.championships')} red={home.titles} blue={away.titles} isCode />
    </TapeTable>
  )
}
