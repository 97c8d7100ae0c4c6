import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { tapeRows } from '@/content/players/measures.ts'
import type { Player } from '@/content/players/types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { TapeRow } from '@/ui/athlete/tape.tsx'
import { TapeTable } from './tape-table.tsx'

type TapeProps = { red: Player; blue: Player }

/** Compares two athletes. The red corner is at the inline start. */
export function Tape({ red, blue }: TapeProps) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const sides = [red, blue].map((player) => ({
    name: <FamilyName name={player.name[language]} />,
    flag: countryOf(player.country).flag,
    to: { to: '/player/$playerId', params: { playerId: player.id } } as const,
    record: recordText(getRecord(player), language),
    stance: t(`demo:divisions.stance.${player.stance}`),
  }))
  const [first, second] = sides
  if (!first || !second) return null
  return (
    <TapeTable caption={t('next.tape')} measure={t('measures.measure')} red={first} blue={second}>
      <TapeRow
        measure={t('measures.record')}
        red={<Ltr>{first.record}</Ltr>}
        blue={<Ltr>{second.record}</Ltr>}
      />
      {tapeRows(red, blue).map((row) => {
        const text = (value: number) =>
          row.isRate ? formatPercent(value, language) : formatNumber(value, language)
        return (
          <TapeRow
            key={row.measure}
            measure={t(`measures.${row.measure}`)}
            red={<Ltr>{text(row.red.value)}</Ltr>}
            blue={<Ltr>{text(row.blue.value)}</Ltr>}
            shares={[row.red.share, row.blue.share]}
          />
        )
      })}
      <TapeRow measure={t('measures.stance')} red={first.stance} blue={second.stance} />
    </TapeTable>
  )
}

/** The tape has no room for the whole name. Screen readers get it. */
function FamilyName({ name }: { name: string }) {
  const [given, ...family] = name.split(' ')
  if (family.length === 0) return name
  return (
    <>
      <span className="visually-hidden">{given} </span>
      {family.join(' ')}
    </>
  )
}
