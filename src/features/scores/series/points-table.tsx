import { useTranslation } from 'react-i18next'
import {
  netRunRate,
  countPoints,
  tableAfterSix,
  tableAfterThree,
  type PointsRow,
} from '@/content/matches/points-table.ts'
import { teams } from '@/content/matches/series.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { spoilerOf } from '@/platform/device/hide-scores.ts'
import { Flag } from '@/ui/flag.tsx'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import { Spoiler } from '@/ui/overlays/spoiler.tsx'
import table from '@/ui/table.module.css'
import { Tag } from '@/ui/tag.tsx'
import styles from './points-table.module.css'
import { SeriesStage } from './series-stage.tsx'

/** The stage of the series and the points tables, the last one first. */
export function PointsTable() {
  const { t } = useTranslation(['scores', 'common'])
  const covered = {
    of: spoilerOf('cricket', 'table'),
    label: t('common:spoilers.showAll'),
    isTall: true,
  }
  return (
    <div className={`${layout.grid} ${layout.gap7} ${styles.tables}`}>
      <SeriesStage />
      <section>
        <h2>{t('points.afterSix')}</h2>
        <Spoiler {...covered}>
          <Table rows={tableAfterSix} caption={t('points.afterSix')} />
          <p className={layout.note}>{t('points.rateExplained')}</p>
        </Spoiler>
      </section>
      <section>
        <h2>{t('points.afterThree')}</h2>
        <Spoiler {...covered}>
          <Table rows={tableAfterThree} caption={t('points.afterThree')} />
          <p className={layout.note}>{t('points.qExplained')}</p>
        </Spoiler>
      </section>
    </div>
  )
}

/** In the specification's order, so that points are visible on a phone without scrolling. */
const columns = ['played', 'won', 'lost', 'points', 'rate', 'for', 'against', 'form'] as const

function Table({ rows, caption }: { rows: readonly PointsRow[]; caption: string }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  return (
    <ScrollBox label={caption}>
      <table className={table.data}>
        <caption className={layout.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('points.team')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                <abbr title={t(`points.${column}Long`)}>{t(`points.${column}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.team} className={row.qualified ? table.top : undefined}>
              <th scope="row">
                <span className={`${layout.inline} ${styles.team}`}>
                  <Ltr>{index + 1}</Ltr>
                  <Flag src={teams[row.team].flag} unknownLabel={t('common:unknownSide')} />
                  {teams[row.team].name[language]}
                  {row.qualified && (
                    <Tag tone="data">
                      <abbr title={t('points.qualified')}>{t('points.q')}</abbr>
                    </Tag>
                  )}
                </span>
              </th>
              <td>{row.won + row.lost}</td>
              <td>{row.won}</td>
              <td>{row.lost}</td>
              <td className={table.key}>{countPoints(row)}</td>
              <td>
                <Ltr>{signed(netRunRate(row))}</Ltr>
              </td>
              <td>
                <Ltr>{`${row.runsFor}/${row.oversFor}`}</Ltr>
              </td>
              <td>
                <Ltr>{`${row.runsAgainst}/${row.oversAgainst}`}</Ltr>
              </td>
              <td>
                <Form form={row.form} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
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
