import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PastEvent } from '@/content/events/past-events.ts'
import { buttonClass } from '@/ui/button.ts'
import { PastCard } from './past-card.tsx'
import styles from './past-grid.module.css'

/** Phones initially show four items. The breakpoint is in `past-grid.module.css`. */
const firstFew = 4

type PastGridProps = { events: readonly PastEvent[] }

export function PastGrid({ events }: PastGridProps) {
  const { t } = useTranslation('events')
  const [isWhole, setIsWhole] = useState(false)
  const isShort = useHydrated() && !isWhole && events.length > firstFew
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    // The pressed button is gone, so focus moves to the first new card.
    if (isWhole) list.current?.children[firstFew]?.querySelector('a')?.focus()
  }, [isWhole])

  return (
    <>
      <ul ref={list} className={styles.grid} data-short={isShort || undefined}>
        {events.map((event) => (
          <li key={event.id}>
            <PastCard event={event} />
          </li>
        ))}
      </ul>
      {isShort && (
        <button
          type="button"
          className={`${buttonClass({ tone: 'tonal', wide: true })} ${styles.more}`}
          onClick={() => setIsWhole(true)}
        >
          {t('past.more', { count: events.length - firstFew })}
        </button>
      )}
    </>
  )
}
