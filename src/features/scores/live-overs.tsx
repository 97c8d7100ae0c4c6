import { useTranslation } from 'react-i18next'
import { cumulative } from './cricket-figures.ts'
import chart from './overs.module.css'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import typography from '@/ui/type.module.css'

/** The figures of the worm, for reading and for screen readers. */
export function LiveOvers({ match: { teams } }: { match: FeedMatch }) {
  const { t } = useTranslation('scoreboard')
  const language = useLanguage()
  const sides = teams.map(({ code, name, innings: [innings] }) => {
    const runs = innings?.perOver ?? []
    return { code, name: name[language], runs, scores: cumulative(runs) }
  })
  const overs = Math.max(...sides.map(({ runs }) => runs.length))
  return (
    <details className={chart.asTable}>
      <summary className={typography.link}>{t('overs.asTable')}</summary>
      <ScrollBox label={t('overs.tableCaption')}>
        <table className={table.data}>
          <caption>{t('overs.tableCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('over')}</th>
              {sides.map(({ code, name }) => (
                <th key={code} scope="colgroup" colSpan={2}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: overs }, (_, over) => (
              <tr key={over}>
                <th scope="row">{over + 1}</th>
                {sides.flatMap(({ code, runs, scores }) =>
                  [runs, scores].map((figures, index) => (
                    <td key={`${code} ${index}`}>{over in figures && <Ltr>{figures[over]}</Ltr>}</td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  )
}
