import { useTranslation } from 'react-i18next'
import { setMark, useMarks, type MarkKind } from '@/platform/device/marks.ts'
import { patiently } from '@/platform/parts/patiently.ts'

export function useMark(kind: MarkKind, id: string): { isMarked: boolean; toggle: () => void } {
  const { i18n } = useTranslation()
  const isMarked = useMarks(kind)?.includes(id) ?? false
  const toggle = () => {
    const isKept = setMark(kind, id, !isMarked)
    if (!isKept) void patiently(async () => (await import('./not-kept.ts')).tellNotKept(i18n))
  }
  return { isMarked, toggle }
}
