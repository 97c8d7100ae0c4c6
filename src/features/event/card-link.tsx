import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SportsEvent } from '@/content/events/types.ts'
import { Icon } from '@/ui/icon.tsx'

/** Links from other tabs to the card tab. */
export function CardLink({ event, children }: { event: SportsEvent; children: ReactNode }) {
  return (
    <Link
      to="/event/$eventId"
      params={{ eventId: event.id }}
      search={{ tab: 'card' }}
      resetScroll={false}
      className="link"
    >
      {children}
      <Icon name="arrow-forward" />
    </Link>
  )
}
