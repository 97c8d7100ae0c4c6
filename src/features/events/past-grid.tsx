import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PastEvent } from '@/content/events/past-events.ts'
import { Button } from '@/ui/button.tsx'
import { PastCard } from './past-card.tsx'

/** Phones initially show four items. */
const firstOnPhones = 4

/** The page must not grow with the years. */
const firstOnWide = 24

export function PastGrid({ events }: { events: readonly PastEvent[] }) {
  const { t } = useTranslation('events')
  const [isWhole, setIsWhole] = useState(false)
  const isShort = useHydrated() && !isWhole && events.length > firstOnPhones
  const list = useRef<HTMLUListElement>(null)
  const firstNew = useRef(0)

  const showAll = () => {
    const cards = [...(list.current?.children ?? [])]
    firstNew.current = cards.filter((card) => card.getClientRects().length > 0).length
    setIsWhole(true)
  }
  useEffect(() => {
    // The pressed button is gone, so focus moves to the first new card.
    if (isWhole) list.current?.children[firstNew.current]?.querySelector('a')?.focus()
  }, [isWhole])

  return (
    <>
      <ul ref={list} className="cards">
        {(isWhole ? events : events.slice(0, firstOnWide)).map((event, index) => (
          <li key={event.id} className={isShort && index >= firstOnPhones ? 'wide-only' : undefined}>
            <PastCard event={event} />
          </li>
        ))}
      </ul>
      {isShort && (
        <Button
          tone="tonal"
          wide
          className={events.length > firstOnWide ? '' : 'narrow-only'}
          onClick={showAll}
        >
          {t('past.all', { total: events.length })}
        </Button>
      )}
    </>
  )
}
