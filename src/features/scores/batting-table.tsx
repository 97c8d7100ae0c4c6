import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import { teams } from '@/content/matches/series.ts'
import type { FallOfWicket, InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { useLanguage } from '@/platform/words/language.ts'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { runRate, scoreText, strikeRate } from './cricket-figures.ts'
import { dismissalText } from './dismissal-text.ts'
import styles from './scores.module.css'
import { Figure, Unknown } from './unknown.tsx'

type BattingTableProps = { total: InningsTotal; card: InningsCard }

export function BattingTable({ total, card }: BattingTableProps) {
  const { t } = useTranslation('scoreboard')
  const language = useLanguage()
  const caption = t('battingOf', { team: teams[total.team].name[language] })
  const best = Math.max(...card.batting.map((row) => row.runs ?? -1))
  return (
    <>
      <ScrollBox label={caption}>
        <table className={table.data}>
          <caption className={layout.visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.batter')}</th>
              <th scope="col">
                <abbr title={t('columns.runsLong')}>{t('columns.runs')}</abbr>
              </th>
              <th scope="col">
                <abbr title={t('columns.ballsLong')}>{t('columns.balls')}</abbr>
              </th>
              <th scope="col" className={table.optional}>
                <abbr title={t('columns.foursLong')}>{t('columns.fours')}</abbr>
              </th>
              <th scope="col" className={table.optional}>
                <abbr title={t('columns.sixesLong')}>{t('columns.sixes')}</abbr>
              </th>
              <th scope="col">
                <abbr title={t('columns.strikeRateLong')}>{t('columns.strikeRate')}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {card.batting.map((row) => (
              <tr key={row.player} className={row.runs === best ? table.top : undefined}>
                <th scope="row">
                  <bdi>{cricketers[row.player][language]}</bdi>
                  <small>{dismissalText(row, language, t)}</small>
                </th>
                <td className={table.key}>
                  <Figure value={row.runs} suffix={row.notOut ? '*' : ''} />
                </td>
                <td>
                  <Figure value={row.balls} />
                </td>
                <td className={table.optional}>
                  <Figure value={row.fours} />
                </td>
                <td className={table.optional}>
                  <Figure value={row.sixes} />
                </td>
                <td>
                  <Figure value={strikeRate(row)} decimals={2} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('extras')}</th>
              <td className={table.key}>
                <Figure value={total.extras} />
              </td>
              <td colSpan={2} />
              <td className={table.optional} colSpan={2} />
            </tr>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className={table.key}>
                <Ltr>{scoreText(total)}</Ltr>
              </td>
              <td>
                <Ltr>{total.overs}</Ltr>
              </td>
              <td className={table.optional} colSpan={2} />
              <td>
                <Figure value={runRate(total)} decimals={2} />
              </td>
            </tr>
          </tbody>
        </table>
      </ScrollBox>
      {card.falls.length > 0 && <Falls falls={card.falls} />}
    </>
  )
}

function Falls({ falls }: { falls: readonly FallOfWicket[] }) {
  const { t } = useTranslation('scoreboard')
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
              <span className={layout.soft}>
                {t('over')} <Ltr>{over}</Ltr>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
