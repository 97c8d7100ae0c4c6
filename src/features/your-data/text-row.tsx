import { useTranslation } from 'react-i18next'
import { useStoredData } from '@/platform/device/stored-data.ts'
import { StoredRow } from './stored-row.tsx'

type TextId = 'language' | 'watchCode' | 'plan' | 'drafts' | 'profile' | 'pass' | 'read' | 'notes'

/** Data that are short texts. */
export function TextRow({ id }: { id: TextId }) {
  const { t } = useTranslation('your-data')
  const kept = useStoredData(id) ?? []
  const isKept = kept.length > 0
  const [first = ''] = kept
  return (
    <StoredRow
      id={id}
      about={t(isKept ? `${id}.kept` : `${id}.none`, id === 'profile' ? { name: profileName(first) } : {})}
      value={valueOf(id, kept)}
      isKept={isKept}
    />
  )
}

function valueOf(id: TextId, texts: readonly string[]): string | undefined {
  const [first = ''] = texts
  if (id === 'language') return first.toUpperCase()
  if (id === 'watchCode') return first
  if (id === 'notes') return String(texts.length)
  // Without the ids of submitted drafts, which are also stored in this group.
  if (id === 'drafts')
    return String(Math.max(1, texts.filter((text) => !text.includes('"submissionId":')).length))
  const read = id === 'read' ? parsed(first) : null
  return Array.isArray(read) ? String(read.length) : undefined
}

function profileName(kept: string): string {
  const value = parsed(kept)
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
