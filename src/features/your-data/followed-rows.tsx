import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { clearStoredData } from '@/platform/device/stored-data.ts'
import { StoredDataRow } from './stored-data-row.tsx'
import { FollowedList } from './followed-list.tsx'
import { useFollowedItems } from './use-followed-items.ts'

const rows = [
  { id: 'players', kind: 'player' },
  { id: 'teams', kind: 'team' },
  { id: 'events', kind: 'event' },
] as const

/** Followed players and teams, and events (“likes” on screen). */
export function FollowedRows() {
  return rows.map((row) => <FollowedRow key={row.id} {...row} />)
}

function FollowedRow({ id, kind }: (typeof rows)[number]) {
  const { t } = useTranslation('your-data')
  const followed = useFollowedItems(kind)
  const name = t(`${id}.name`)
  return (
    <StoredDataRow
      name={name}
      about={t(followed.length > 0 ? `${id}.kept` : `${id}.none`)}
      figure={String(followed.length)}
      isKept={followed.length > 0}
      onClear={() => {
        clearStoredData(id)
        announce(t('cleared', { name }))
      }}
    >
      <FollowedList kind={kind} label={name} followed={followed} />
    </StoredDataRow>
  )
}
