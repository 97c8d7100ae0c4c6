import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import type { Player } from '@/content/players.ts'
import { recordOf } from '@/content/records.ts'
import { formatNumber } from '@/platform/format.ts'
import { useLanguage } from '@/platform/language.ts'
import { percentText } from './percent-text.ts'
import { recordText } from './record-text.ts'
import { TapeTable, TapeRow } from './tape-table.tsx'
import { tapeRows } from './tape-rows.ts'

type TapeProps = { red: Player; blue: Player }

/** Two athletes, measure by measure: the red corner at the start. */
export function Tape({ red, blue }: TapeProps) {
  const { t } = useTranslation(['player', 'divisions'])
  const language = useLanguage()
  const sides = [red, blue].map((player) => ({
    name: player.name[language],
    flag: countryOf(player.country).flag,
    to: { to: '/player/$playerId', params: { playerId: player.id } } as const,
    record: recordText(recordOf(player)),
    stance: t(`divisions:stance.${player.stance}`),
  }))
  const [first, second] = sides
  if (!first || !second) return null
  return (
    <TapeTable caption={t('next.tape')} measure={t('measures.measure')} red={first} blue={second}>
      <TapeRow measure={t('measures.record')} red={first.record} blue={second.record} isCode />
      {tapeRows(red, blue).map((row) => {
        const text = (value: number) =>
          row.isRate ? percentText(value, language) : formatNumber(value, language)
        return (
          <TapeRow
            key={row.measure}
            measure={t(`measures.${row.measure}`)}
            red={text(row.red.value)}
            blue={text(row.blue.value)}
            shares={[row.red.share, row.blue.share]}
            isCode
          />
        )
      })}
      <TapeRow measure={t('measures.stance')} red={first.stance} blue={second.stance} />
    </TapeTable>
  )
}
