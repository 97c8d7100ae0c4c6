import { useTranslation } from 'react-i18next'
import { runRate, strikeRate } from '@/lib/cricket/figures.ts'
import type { FeedLive } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import table from '@/ui/table.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import { FigureCell } from '../unknown.tsx'
import styles from './live.module.css'

const batting = ['runs', 'balls', 'fours', 'sixes', 'strikeRate'] as const
const bowling = ['overs', 'maidens', 'runsConceded', 'wickets', 'economy'] as const

/** The current batters and bowler. Missing players leave empty rows, so that nothing below moves. */
export function AtTheWicket({ live: { batters, bowler } }: { live: FeedLive }) {
  const { t } = useTranslation(['live', 'scores'])
  const language = useLanguage()
  return (
    <div className={`stack ${styles.wicket}`}>
      <ScrollBox label={t('batters')}>
        <table className={table.data}>
          <caption className="visually-hidden">{t('batters')}</caption>
          <Head first={t('scores:columns.batter')} columns={batting} />
          <tbody>
            {[0, 1].map((index) => {
              const batter = batters[index]
              if (!batter) return <EmptyRow key={index} />
              return (
                <tr key={index}>
                  <th scope="row">
                    <bdi>{batter.name[language]}</bdi>
                    {index === 0 && (
                      <>
                        <span aria-hidden="true">{' *'}</span>
                        <span className="visually-hidden"> ({t('onStrike')})</span>
                      </>
                    )}
                  </th>
                  <FigureCell className={table.key} value={batter.runs} />
                  <FigureCell value={batter.balls} />
                  <FigureCell value={batter.fours} />
                  <FigureCell value={batter.sixes} />
                  <FigureCell value={strikeRate(batter)} decimals={2} />
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollBox>
      <ScrollBox label={t('bowling')}>
        <table className={table.data}>
          <caption className="visually-hidden">{t('bowling')}</caption>
          <Head first={t('scores:columns.bowler')} columns={bowling} />
          <tbody>
            {bowler ? (
              <tr>
                <th scope="row">
                  <bdi>{bowler.name[language]}</bdi>
                </th>
                <td>
                  <Ltr>{bowler.overs}</Ltr>
                </td>
                <FigureCell value={bowler.maidens} />
                <FigureCell value={bowler.runs} />
                <FigureCell className={table.key} value={bowler.wickets} />
                <FigureCell value={runRate(bowler)} decimals={2} />
              </tr>
            ) : (
              <EmptyRow />
            )}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}

type Column = (typeof batting)[number] | (typeof bowling)[number]

function Head({ first, columns }: { first: string; columns: readonly Column[] }) {
  const { t } = useTranslation('scores')
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            <abbr title={t(`columns.${column}Long`)}>
              {t(`columns.${column === 'runsConceded' ? 'runs' : column}`)}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function EmptyRow() {
  return (
    <tr>
      <td>{'\u00a0'}</td>
      <td colSpan={5} />
    </tr>
  )
}
