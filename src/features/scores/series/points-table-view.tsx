// Safari drops the roles of a table whose rows become cards, so they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { seriesMatches } from '@/content/matches/calendar.gen.ts'
import {
  netRunRate,
  countPoints,
  tableAfterSix,
  tableAfterThree,
  type PointsRow,
} from '@/content/matches/points-table.ts'
import { seriesTeams, findResult, seriesEndedAt } from '@/content/matches/series.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { languageFacts } from '@/contract/language.ts'
import styles from '@/drawings/cricket/standings.module.css'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { HiddenScore, RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import table from '@/ui/table.module.css'
import { Tag } from '@/ui/tag.tsx'
import { allMatches } from '@/content/matches/all-matches.ts'
import { stageAt } from '@/content/matches/series-stage.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useMatchTexts } from '../use-match-texts.ts'

/** The stage of the series and the points tables, the last one first. */
export function PointsTableView() {
  const { t } = useTranslation('scores')
  return (
    <div className="stack gap-6">
      <SeriesStage />
      <Standings rows={tableAfterSix} heading={t('points.afterSix')} note={t('points.rateExplained')} />
      <Standings rows={tableAfterThree} heading={t('points.afterThree')} note={t('points.qExplained')} />
    </div>
  )
}

type StandingsProps = { rows: readonly PointsRow[]; heading: string; note: string }

function Standings({ rows, heading, note }: StandingsProps) {
  const { t } = useTranslation('common')
  return (
    <section className={`stack gap-3 ${styles.standings}`}>
      <h2 className="title-2">{heading}</h2>
      <HiddenScore
        of={hiddenScoreId('cricket', 'table')}
        label={t('hideScores.showAll')}
        isTall
        className="stack gap-3"
      >
        <Table rows={rows} caption={heading} />
        <p className="note">{note}</p>
      </HiddenScore>
    </section>
  )
}

/** In the specification's order, so that points are visible on a phone without scrolling. */
const columns = ['played', 'won', 'lost', 'points', 'rate', 'for', 'against', 'form'] as const

function Table({ rows, caption }: { rows: readonly PointsRow[]; caption: string }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  return (
    <DataTable
      caption={caption}
      hasCards
      className={styles.table}
      columns={[
        { name: t('points.team') },
        ...columns.map((column) => ({ name: t(`points.${column}`), long: t(`points.${column}Long`) })),
      ]}
    >
      {rows.map((row, index) => (
        <tr key={row.team} role="row" className={row.qualified ? table.top : undefined}>
          <th role="rowheader" scope="row">
            <span className={`inline ${styles.team}`}>
              <Ltr>{index + 1}</Ltr>
              <Flag src={seriesTeams[row.team].flag} unknownLabel={t('common:unknownSide')} />
              {languageFacts[language].script === 'latin' && (
                <abbr className={styles.code} title={seriesTeams[row.team].name[language]}>
                  {row.team}
                </abbr>
              )}
              <span className={styles.name}>{seriesTeams[row.team].name[language]}</span>
              {row.qualified && (
                <Tag tone="data">
                  <abbr title={t('points.qualified')}>{t('points.q')}</abbr>
                </Tag>
              )}
            </span>
          </th>
          {columns.map((column) => (
            <td
              key={column}
              role="cell"
              className={column === 'points' ? table.key : undefined}
              data-column={t(`points.${column}`)}
            >
              {figureOf(row, column)}
              {column === 'form' && (
                <details className={styles.more}>
                  <summary className="line gap-1 soft">
                    {t('points.for')} · {t('points.against')}
                    <Icon name="chevron-down" />
                  </summary>
                </details>
              )}
            </td>
          ))}
        </tr>
      ))}
    </DataTable>
  )
}

function figureOf(row: PointsRow, column: (typeof columns)[number]): ReactNode {
  switch (column) {
    case 'played':
      return row.won + row.lost
    case 'won':
    case 'lost':
      return row[column]
    case 'points':
      return countPoints(row)
    case 'rate':
      return <Ltr>{signed(netRunRate(row))}</Ltr>
    case 'for':
      return <Ltr>{`${row.runsFor}/${row.oversFor}`}</Ltr>
    case 'against':
      return <Ltr>{`${row.runsAgainst}/${row.oversAgainst}`}</Ltr>
    case 'form':
      return <Form form={row.form} />
  }
}

function Form({ form }: { form: PointsRow['form'] }) {
  const { t } = useTranslation('scores')
  return (
    <span className={styles.form}>
      {form.map((outcome, index) => (
        // Oldest first. The index identifies the match.
        <b key={index} data-outcome={outcome}>
          <abbr title={t(`points.${outcome === 'W' ? 'wonLong' : 'lostLong'}`)}>
            {t(`points.form${outcome}`)}
          </abbr>
        </b>
      ))}
    </span>
  )
}

/** Formats with a sign, `+1.750` or `−0.025`, and a true minus sign. */
function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`
}

/** The stage of the series. While scores are hidden, the line contains only dates and counts. */
function SeriesStage() {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const now = useNow() ?? new Date(seriesEndedAt)
  const { stage, ended, all } = stageAt(allMatches, now)
  const final = findResult('final')
  const { sides, outcome } = useMatchTexts(final)
  const date = formatDate(
    new Date(stage === 'before' ? seriesMatches[0].playedOn : final.startsAt),
    language,
    'long',
  )
  const scoreId = hiddenScoreId('cricket', stage === 'over' ? 'final' : 'table')
  return (
    <div>
      <p>{t(`stage.${stage}`, { date, all, count: ended })}</p>
      {(stage === 'final' || stage === 'over') && (
        <HiddenScoreBox reveal={<RevealButton of={scoreId}>{t('common:hideScores.show')}</RevealButton>}>
          <p data-hidden-score={scoreId}>
            <strong>{stage === 'over' ? t('told', { sides, outcome }) : sides}</strong>
          </p>
        </HiddenScoreBox>
      )}
    </div>
  )
}
