import { useTranslation } from 'react-i18next'
import { cumulative } from '@/lib/cricket/figures.ts'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import { Ltr } from '@/ui/ltr.tsx'

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
  const caption = t('overs.tableCaption')
  return (
    <details>
      <summary className="link">{t('overs.asTable')}</summary>
      <DataTable
        caption={caption}
        isCaptionHidden={false}
        columns={[{ name: t('over') }, ...sides.map(({ name }) => ({ name: <bdi>{name}</bdi>, span: 2 }))]}
      >
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
      </DataTable>
    </details>
  )
}
