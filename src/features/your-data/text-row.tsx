import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import { useStoredData } from '@/platform/device/stored-data.ts'
import { StoredRow } from './stored-row.tsx'

type TextId = 'language' | 'watchCode' | 'plan' | 'drafts' | 'profile' | 'pass' | 'read' | 'notes'

const readName = fromJson(v.object({ name: v.string() }), { name: '' })
const readList = fromJson(v.array(v.unknown()), null)

/** Data that are short texts. */
export function TextRow({ id }: { id: TextId }) {
  const { t } = useTranslation('your-data')
  const kept = useStoredData(id) ?? []
  const isKept = kept.length > 0
  const [first = ''] = kept
  return (
    <StoredRow
      id={id}
      about={t(isKept ? `${id}.kept` : `${id}.none`, id === 'profile' ? readName(first) : {})}
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
  return id === 'read' ? readList(first)?.length.toString() : undefined
}
