import { useTranslation } from 'react-i18next'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { cumulative } from '@/lib/cricket/figures.ts'
import styles from './overs.module.css'

/** `wickets` is present if their overs are known. */
type SideOvers = {
  name: string
  runs: readonly number[]
  wickets?: readonly number[]
}

/** The figures of an over chart as a table. */
export function OversAsTable({ sides, overs }: { sides: readonly SideOvers[]; overs: number }) {
  const { t } = useTranslation('scores')
  const scores = sides.map(({ runs }) => cumulative(runs))
  return (
    <details className={styles.asTable}>
      <summary className="link">{t('overs.asTable')}</summary>
      <ScrollBox label={t('overs.tableCaption')}>
        <table className={table.data}>
          <caption>{t('overs.tableCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('over')}</th>
              {sides.map(({ name }, side) => (
                <th key={side} scope="colgroup" colSpan={2}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: overs }, (_, over) => (
              <tr key={over}>
                <th scope="row">{over + 1}</th>
                {sides.map(({ runs, wickets }, side) => {
                  const fallen = wickets?.[over] ?? 0
                  return [
                    <td key={`${side} runs`}>
                      {over in runs && <Ltr>{runs[over]}</Ltr>}
                      {fallen > 0 && <span> {t('overs.wickets', { count: fallen })}</span>}
                    </td>,
                    <td key={`${side} score`}>{over in runs && <Ltr>{scores[side]?.[over]}</Ltr>}</td>,
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
