import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getTeamRecord, winRate } from '@/content/bouts/records.ts'
import type { Team } from '@/content/teams/types.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { TapeRow } from '@/ui/athlete/tape.tsx'
import { TapeTable } from './tape-table.tsx'

type TeamTapeProps = { red: Team; blue: Team }

/** Compares two teams. The home side is at the inline start. */
export function TeamTape({ red, blue }: TeamTapeProps) {
  const { t } = useTranslation('player')
  const language = useLanguage()
  const side = (team: Team) => {
    const record = getTeamRecord(team)
    return {
      name: team.name[language],
      flag: countryOf(team.country).flag,
      to: { to: '/team/$teamId', params: { teamId: team.id } } as const,
      record: recordText(record, language),
      won: winRate(record) ?? 0,
      ranking: `#${team.ranking}`,
      titles: formatNumber(team.championships, language),
    }
  }
  const [home, away] = [side(red), side(blue)]
  return (
    <TapeTable caption={t('next.match')} measure={t('measures.measure')} red={home} blue={away}>
      <TapeRow
        measure={t('measures.record')}
        red={<Ltr>{home.record}</Ltr>}
        blue={<Ltr>{away.record}</Ltr>}
      />
      <TapeRow
        measure={t('measures.winRate')}
        red={<Ltr>{formatPercent(home.won, language)}</Ltr>}
        blue={<Ltr>{formatPercent(away.won, language)}</Ltr>}
        shares={[Math.round(home.won * 100), Math.round(away.won * 100)]}
      />
      <TapeRow
        measure={t('measures.ranking')}
        red={<Ltr>{home.ranking}</Ltr>}
        blue={<Ltr>{away.ranking}</Ltr>}
      />
      <TapeRow
        measure={t('measures.championships')}
        red={<Ltr>{home.titles}</Ltr>}
        blue={<Ltr>{away.titles}</Ltr>}
      />
    </TapeTable>
  )
}
