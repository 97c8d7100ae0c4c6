import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord, getTeamRecord, winRate } from '@/content/bouts/records.ts'
import { countryOf } from '@/content/countries.ts'
import { tapeRows } from '@/content/players/measures.ts'
import type { Player } from '@/content/players/types.ts'
import type { Team } from '@/content/teams/types.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import tape from '@/drawings/athlete/tape.module.css'
import { TapeRow } from '@/drawings/athlete/tape.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './tape-table.module.css'

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

/** Compares two teams. The home side is at the inline start. */
export function TeamTape({ red, blue }: { red: Team; blue: Team }) {
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

type SideTarget =
  | { to: '/player/$playerId'; params: { playerId: string } }
  | { to: '/team/$teamId'; params: { teamId: string } }
type Side = { name: ReactNode; flag: string; to: SideTarget }

type TapeTableProps = { caption: string; measure: string; red: Side; blue: Side; children: ReactNode }

/** Compares two sides around a central column. The red corner is at the inline start, the blue one at the end. */
function TapeTable({ caption, measure, red, blue, children }: TapeTableProps) {
  return (
    <table className={tape.tape}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <SideName {...red} />
          </th>
          <td>
            <span className="visually-hidden">{measure}</span>
          </td>
          <th scope="col">
            <SideName {...blue} />
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function SideName({ name, flag, to }: Side) {
  return (
    <Link {...to} className={`inline plain-link ${styles.side}`}>
      <Flag src={flag} unknownLabel="" />
      <span>{name}</span>
    </Link>
  )
}
