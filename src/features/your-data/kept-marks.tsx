import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/announcer.ts'
import { clearKept } from '@/platform/device/kept-data.ts'
import { KeptRow } from './kept-row.tsx'
import { MarkedList } from './marked-list.tsx'
import { useMarked } from './use-marked.ts'

const rows = [
  { id: 'players', kind: 'player' },
  { id: 'teams', kind: 'team' },
  { id: 'likes', kind: 'event' },
] as const

/** Whom and what the visitor has marked, each by its name. */
export function KeptMarks() {
  return rows.map((row) => <MarksRow key={row.id} {...row} />)
}

function MarksRow({ id, kind }: (typeof rows)[number]) {
  const { t } = useTranslation('kept')
  const marked = useMarked(kind)
  const name = t(`${id}.name`)
  return (
    <KeptRow
      name={name}
      about={t(marked.length > 0 ? `${id}.kept` : `${id}.none`)}
      figure={String(marked.length)}
      isKept={marked.length > 0}
      onClear={() => {
        clearKept(id)
        announce(t('cleared', { name }))
      }}
    >
      <MarkedList kind={kind} label={name} marked={marked} />
    </KeptRow>
  )
}
