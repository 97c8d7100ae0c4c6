import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type {
  BattingRow,
  BowlingRow,
  FallOfWicket,
  InningsCard,
  InningsTotal,
} from '@/content/matches/types.ts'
import { directionOf, languageFacts } from '@/contract/language.ts'
import { RunTicks } from '@/drawings/cricket/run-ticks.tsx'
import { accountedRuns, runRate } from '@/lib/cricket/figures.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { Ltr } from '@/ui/ltr.tsx'
import table from '@/ui/table.module.css'
import { dismissalText } from './dismissal-text.ts'
import { BatterRow, BowlerRow, FiguresTable } from '@/shared/cricket/figures-table.tsx'
import { isPublished } from './is-published.ts'
import styles from './scores.module.css'
import { FigureCell, Unknown } from '@/shared/cricket/unknown.tsx'

type InningsProps = {
  place: SearchOf<'/live-scores'>
  number: '1' | '2'
  total: InningsTotal
  /** The side that bowls. */
  other: InningsTotal
  card: InningsCard
}

/** Paper shows everything of both innings, the screen the chosen part of one. */
export function Innings({ place, number, total, other, card }: InningsProps) {
  const shownIf = (isChosen: boolean) => (isChosen ? '' : styles.onPaper)
  return (
    <div className={`stack ${shownIf(place.innings === number)}`}>
      <div className={`stack ${shownIf(place.tab === 'batting')}`}>
        <Batting total={total} card={card} />
      </div>
      <div className={`stack ${shownIf(place.tab === 'bowling')}`}>
        <Bowling total={other} card={card} />
      </div>
      <Proof total={total} card={card} />
    </div>
  )
}

type PartProps = Pick<InningsProps, 'total' | 'card'>

function Batting({ total, card }: PartProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const best = Math.max(...card.batting.map((row) => row.runs ?? -1))
  return (
    <>
      <Figures kind="batting" total={total} rows={card.batting}>
        {card.batting.filter(isPublished).map((row) => (
          <BatterRow key={row.player} row={row} isTop={row.runs === best}>
            <bdi>{cricketers[row.player][language]}</bdi>
            <small>{dismissalText(row, language, t)}</small>
          </BatterRow>
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
      </Figures>
      {card.falls.length > 0 && <Falls falls={card.falls} />}
    </>
  )
}

function Bowling({ total, card }: PartProps) {
  const language = useLanguage()
  const best = Math.max(...card.bowling.map((row) => row.wickets ?? -1))
  return (
    <Figures kind="bowling" total={total} rows={card.bowling}>
      {card.bowling.filter(isPublished).map((row) => (
        <BowlerRow key={row.player} row={row} isTop={row.wickets === best && best > 0}>
          <bdi>{cricketers[row.player][language]}</bdi>
        </BowlerRow>
      ))}
    </Figures>
  )
}

type FiguresProps = {
  kind: 'batting' | 'bowling'
  total: InningsTotal
  rows: readonly (BattingRow | BowlingRow)[]
  children: ReactNode
}

/** The table of one side, and below it the players without figures. */
function Figures({ kind, total: { team }, rows, children }: FiguresProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const caption = t(`${kind}Of`, { team: seriesTeams[team].name[language] })
  const unpublished = rows
    .filter((row) => !isPublished(row))
    .map(({ player }) => cricketers[player][language])
  return (
    <>
      <FiguresTable kind={kind} caption={caption}>
        {children}
      </FiguresTable>
      {unpublished.length > 0 && (
        <p className="note">{t('unpublished', { names: unpublished.join(languageFacts[language].comma) })}</p>
      )}
    </>
  )
}

function Falls({ falls }: { falls: readonly FallOfWicket[] }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  return (
    <section className="stack gap-2">
      <h3 className="title-3">{t('falls')}</h3>
      <ol className="flow gap-4 small">
        {falls.map(({ wicket, runs, over, player }) => (
          <li key={wicket} className="inline">
            {runs === null ? <Unknown /> : <Ltr numeral>{scoreText({ runs, wickets: wicket })}</Ltr>}
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

/** Whether the published figures of an innings add up to its total. */
function Proof({ total: { runs, extras }, card }: PartProps) {
  const { t } = useTranslation('scores')
  const { batting, bowling } = accountedRuns(extras, card)
  const total = t('proof.runs', { count: runs })
  const batters = { what: t('proof.batting'), known: batting, total }
  const bowlers = { what: t('tabs.bowling'), known: bowling, total }
  return (
    <div className="note grid gap-2">
      <RunTicks runs={runs} known={batting} direction={directionOf(useLanguage())} />
      <p>
        {batting === runs
          ? t('proof.whole', batters)
          : t('proof.part', { ...batters, count: runs - batting })}{' '}
        {/* Byes count against no bowler. */}
        {t(bowling === runs ? 'proof.whole' : 'proof.bowlingPart', bowlers)}
      </p>
    </div>
  )
}
