import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getNextBout } from '@/content/followed.ts'
import { startOfSlot } from '@/content/bouts/start-of.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { Icon } from '@/ui/icon.tsx'

type FollowedBoutProps = {
  followed: ReadonlySet<string>
  /** Rendered if none of them has an upcoming bout. */
  otherwise: ReactNode
}

export function FollowedBout({ followed, otherwise }: FollowedBoutProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const now = useNow()
  const next = now && getNextBout(followed, now)
  if (!next) return otherwise
  const { bout, event } = next
  const when =
    startOfSlot(bout, now)?.phase === 'on'
      ? t('ticker.live')
      : formatDate(venueDate(now, event.dayOffset, event.timeUtc), language, 'dayMonth')
  return (
    <Link to="/event/$eventId" params={{ eventId: event.id }} className="line plain-link">
      <Icon name="star" />
      <span className="visually-hidden">{t('ticker.following')}</span>
      <b>
        {t(bout.kind === 'combat' ? 'ticker.fight' : 'ticker.bout', {
          red: nameOf(sideOf(bout, 'red'))[language],
          blue: nameOf(sideOf(bout, 'blue'))[language],
        })}
      </b>
      <span className="soft">{when}</span>
    </Link>
  )
}
