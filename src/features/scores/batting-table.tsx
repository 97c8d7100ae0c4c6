import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { FallOfWicket, InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { runRate, strikeRate } from '@/lib/cricket/figures.ts'
import { dismissalText } from './dismissal-text.ts'
import { isPublished } from './is-published.ts'
import styles from './scores.module.css'
import { FigureCell, Unknown } from './unknown.tsx'
import { Unpublished } from './unpublished.tsx'

type BattingTableProps = { total: InningsTotal; card: InningsCard }

const columns = ['runs', 'balls', 'fours', 'sixes', 'strikeRate'] as const

export function BattingTable({ total, card }: BattingTableProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const caption = t('battingOf', { team: seriesTeams[total.team].name[language] })
  const best = Math.max(...card.batting.map((row) => row.runs ?? -1))
  return (
    <>
      <ScrollBox label={caption}>
        <table className={`${table.data} ${styles.batting}`}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.batter')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <abbr title={t(`columns.${column}Long`)}>{t(`columns.${column}`)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {card.batting.filter(isPublished).map((row) => (
              <tr key={row.player} className={row.runs === best ? table.top : undefined}>
                <th scope="row">
                  <bdi>{cricketers[row.player][language]}</bdi>
                  <small>{dismissalText(row, language, t)}</small>
                </th>
                <FigureCell className={table.key} value={row.runs} suffix={row.notOut ? '*' : ''} />
                <FigureCell value={row.balls} />
                <FigureCell value={row.fours} />
                <FigureCell value={row.sixes} />
                <FigureCell value={strikeRate(row)} decimals={2} />
              </tr>
            ))}
            <tr>
              <th scope="row">{t('extras')}</th>
              <FigureCell className={table.key} value={total.extras} />
              <td colSpan={4} />
            </tr>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className={table.key}>
                <Ltr>{scoreText(total)}</Ltr>
              </td>
              <td>
                <Ltr>{total.overs}</Ltr>
              </td>
              <td colSpan={2} />
              <FigureCell value={runRate(total)} decimals={2} />
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      <Unpublished rows={card.batting} />
      {card.falls.length > 0 && <Falls falls={card.falls} />}
    </>
  )
}

function Falls({ falls }: { falls: readonly FallOfWicket[] }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  return (
    <section className={styles.falls}>
      <h3>{t('falls')}</h3>
      <ol>
        {falls.map(({ wicket, runs, over, player }) => (
          <li key={wicket}>
            {runs === null ? <Unknown /> : <Ltr numeral>{`${runs}/${wicket}`}</Ltr>}
            <span>{player ? <bdi>{cricketers[player][language]}</bdi> : t('out.batterUnknown')}</span>
            {over && (
              <span className="soft">
                {t('over')} <Ltr>{over}</Ltr>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
