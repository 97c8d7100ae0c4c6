import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { patiently } from '@/platform/parts/patiently.ts'
import { searchDesk } from '@/platform/search-request.ts'
import { asksForSearch } from './search-keys.ts'

/** Opens the search for whoever asks: the header's button, `/`, Ctrl+K. All of it comes with the first use. */
export function SearchDesk() {
  const { i18n } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const [Sheet] = useState(() =>
    lazy(() =>
      patiently(async () => {
        const [module] = await Promise.all([
          import('./search-sheet.tsx'),
          loadTexts(i18n, import.meta.glob('/src/locales/*/search.json')),
        ])
        return { default: module.SearchSheet }
      }),
    ),
  )

  useEffect(() => searchDesk.attend(() => setIsOpen(true)), [])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Sheet onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
