import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { illustrateOvers } from './illustrate-overs.ts'

export type SideCard = { total: InningsTotal; card: InningsCard }

const overs = Array.from({ length: 20 }, (_, index) => index)

/** Twenty overs at an even rate between the known scores. A table, because a chart would look like a record. */
export function IllustratedOvers({ innings }: { innings: readonly [SideCard, SideCard] }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const sides = innings.map(({ total, card }) => ({
    total,
    card,
    name: seriesTeams[total.team].name[language],
  }))
  const known = sides.filter(({ card }) => card.checkpoints.length > 0)
  return (
    <div className="stack">
      <p>{t('overs.unknown')}</p>
      <p>
        <Tag>{t('overs.illustration')}</Tag>
      </p>
      <DataTable
        caption={t('overs.illustrated')}
        columns={[{ name: t('over') }, ...overs.map((over) => ({ name: over + 1 }))]}
      >
        {sides.map(({ total, card, name }) => {
          const runs = illustrateOvers(total, card)
          return (
            <tr key={total.team}>
              <th scope="row">
                {name}
                <small>
                  <Ltr>{scoreText(total)}</Ltr>
                </small>
              </th>
              {overs.map((over) => (
                <td key={over}>{runs[over]}</td>
              ))}
            </tr>
          )
        })}
      </DataTable>
      {known.map(({ total, name, card }) => (
        <p key={total.team} className="note">
          <strong>{name}</strong> {t('overs.known')}{' '}
          {card.checkpoints.map(({ afterOver, runs, wickets }, index) => (
            <span key={afterOver}>
              {index > 0 && ' · '}
              <Ltr>{`${runs}/${wickets}`}</Ltr> {t('overs.after', { count: afterOver })}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
