import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { clearStoredData } from '@/platform/device/stored-data.ts'
import { StoredDataRow } from './stored-data-row.tsx'
import { SavedList } from './saved-list.tsx'
import { useSavedItems } from './use-saved-items.ts'

const rows = [
  { id: 'players', kind: 'player' },
  { id: 'teams', kind: 'team' },
  { id: 'likes', kind: 'event' },
] as const

/** Followed players and teams, and liked events. */
export function SavedRows() {
  return rows.map((row) => <SavedRow key={row.id} {...row} />)
}

function SavedRow({ id, kind }: (typeof rows)[number]) {
  const { t } = useTranslation('your-data')
  const saved = useSavedItems(kind)
  const name = t(`${id}.name`)
  return (
    <StoredDataRow
      name={name}
      about={t(saved.length > 0 ? `${id}.kept` : `${id}.none`)}
      figure={String(saved.length)}
      isKept={saved.length > 0}
      onClear={() => {
        clearStoredData(id)
        announce(t('cleared', { name }))
      }}
    >
      <SavedList kind={kind} label={name} saved={saved} />
    </StoredDataRow>
  )
}
