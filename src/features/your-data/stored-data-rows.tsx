import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { clearStoredData, useStoredData } from '@/platform/device/stored-data.ts'
import { StoredDataRow } from './stored-data-row.tsx'

type PlainId = 'language' | 'watchCode' | 'plan' | 'drafts' | 'profile' | 'pass' | 'read' | 'notes'

/** Rows with short text values. */
export function StoredDataRows({ ids }: { ids: readonly PlainId[] }) {
  return ids.map((id) => <KeptText key={id} id={id} />)
}

function KeptText({ id }: { id: PlainId }) {
  const { t } = useTranslation('your-data')
  const kept = useStoredData(id)
  const name = t(`${id}.name`)
  const isKept = kept !== null && kept.length > 0
  return (
    <StoredDataRow
      name={name}
      about={t(isKept ? `${id}.kept` : `${id}.none`, id === 'profile' ? { name: profileName(kept) } : {})}
      figure={isKept ? figureOf(id, kept) : null}
      isKept={isKept}
      onClear={() => {
        clearStoredData(id)
        announce(t('cleared', { name }))
      }}
    />
  )
}

function figureOf(id: PlainId, texts: readonly string[]): string {
  const [first = ''] = texts
  switch (id) {
    case 'language':
      return first.toUpperCase()
    case 'watchCode':
      return first
    case 'read':
      return String(lengthOf(first))
    case 'plan':
    case 'profile':
    case 'pass':
      return '1'
    case 'drafts':
      // Without the ids of submitted drafts, which are also stored in this group.
      return String(Math.max(1, texts.filter((text) => !text.includes('"submissionId":')).length))
    case 'notes':
      return String(texts.length)
  }
}

function lengthOf(text: string): number {
  const value = parsed(text)
  return Array.isArray(value) ? value.length : 0
}

function profileName(kept: readonly string[] | null): string {
  const value = parsed(kept?.[0] ?? '')
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name
    : ''
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
