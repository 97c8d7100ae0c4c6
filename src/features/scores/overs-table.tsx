import { useTranslation } from 'react-i18next'
import { teams } from '@/content/matches/series.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import typography from '@/ui/type.module.css'
import { wicketsPerOver } from './chart-geometry.ts'
import { cumulative } from './cricket-figures.ts'
import type { OverSeries } from './over-series.ts'
import styles from './overs.module.css'

/** The same figures as the charts, for reading and for screen readers. */
export function OversTable({ innings, perOver, falls }: OverSeries) {
  const { t } = useTranslation('scoreboard')
  const language = useLanguage()
  const scores = perOver.map(cumulative)
  const wickets = perOver.map((series, side) => wicketsPerOver(falls[side === 0 ? 0 : 1], series.length))
  return (
    <details className={styles.asTable}>
      <summary className={typography.link}>{t('overs.asTable')}</summary>
      <ScrollBox label={t('overs.tableCaption')}>
        <table className={table.data}>
          <caption>{t('overs.tableCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('over')}</th>
              {innings.map(({ team }) => (
                <th key={team} scope="colgroup" colSpan={2}>
                  {teams[team].name[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 20 }, (_, over) => (
              <tr key={over}>
                <th scope="row">{over + 1}</th>
                {innings.map(({ team }, side) => {
                  const runs = perOver[side === 0 ? 0 : 1][over]
                  const fallen = wickets[side]?.[over] ?? 0
                  return [
                    <td key={`${team} runs`}>
                      {runs === undefined ? '' : <Ltr>{runs}</Ltr>}
                      {fallen > 0 && <span> {t('overs.wickets', { count: fallen })}</span>}
                    </td>,
                    <td key={`${team} score`}>
                      {runs === undefined ? '' : <Ltr>{scores[side]?.[over]}</Ltr>}
                    </td>,
                  ]
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  )
}
