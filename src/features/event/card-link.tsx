import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SportsEvent } from '@/content/events/types.ts'
import { Icon } from '@/ui/icon.tsx'
import typography from '@/ui/type.module.css'

/** Leads from another tab of an event to its whole card. */
export function CardLink({ event, children }: { event: SportsEvent; children: ReactNode }) {
  return (
    <Link
      to="/event/$eventId"
      params={{ eventId: event.id }}
      search={{ tab: 'card' }}
      resetScroll={false}
      className={typography.link}
    >
      {children}
      <Icon name="arrow-forward" />
    </Link>
  )
}
