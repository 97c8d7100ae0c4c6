import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsCard, InningsTotal, TeamCode } from '@/content/matches/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { runRate } from '@/lib/cricket/figures.ts'
import { isPublished } from './is-published.ts'
import { FigureCell, Unknown } from './unknown.tsx'
import { Unpublished } from './unpublished.tsx'

type BowlingTableProps = {
  /** The batting side. The other side bowls. */
  batting: TeamCode
  innings: readonly [InningsTotal, InningsTotal]
  card: InningsCard
}

const columns = [
  ['overs', 'overs'],
  ['maidens', 'maidens'],
  ['runs', 'runsConceded'],
  ['wickets', 'wickets'],
  ['economy', 'economy'],
] as const

export function BowlingTable({ batting, innings, card }: BowlingTableProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const bowling = innings.find(({ team }) => team !== batting)?.team ?? batting
  const caption = t('bowlingOf', { team: seriesTeams[bowling].name[language] })
  const best = Math.max(...card.bowling.map((row) => row.wickets ?? -1))
  return (
    <>
      <ScrollBox label={caption}>
        <table className={table.data}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.bowler')}</th>
              {columns.map(([short, long]) => (
                <th key={short} scope="col">
                  <abbr title={t(`columns.${long}Long`)}>{t(`columns.${short}`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.bowling.filter(isPublished).map((row) => (
              <tr key={row.player} className={row.wickets === best && best > 0 ? table.top : undefined}>
                <th scope="row">
                  <bdi>{cricketers[row.player][language]}</bdi>
                </th>
                <td>{row.overs === null ? <Unknown /> : <Ltr>{row.overs}</Ltr>}</td>
                <FigureCell value={row.maidens} />
                <FigureCell value={row.runs} />
                <FigureCell className={table.key} value={row.wickets} />
                <FigureCell value={runRate(row)} decimals={2} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Unpublished rows={card.bowling} />
    </>
  )
}
