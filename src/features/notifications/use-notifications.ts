import type { LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { minutesSinceStart, getPhase } from '@/content/events/event-phase.ts'
import { findEvent } from '@/content/events/events.ts'
import { minutesAgo, type NotificationId } from '@/content/notifications.ts'
import { playerOfMonth } from '@/content/players/player-of-month.ts'
import { findPlayer } from '@/content/players/players.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import type { IconName } from '@/ui/icon.tsx'

export type Notification = {
  id: NotificationId
  icon: IconName
  /** Age in minutes. */
  minutes: number
  kind: string
  title: string
  detail: string
  /** The texts in the event's other state, live or upcoming. Reserves their width. */
  otherwise?: { title: string; detail: string }
  link: Pick<LinkProps, 'to' | 'params'>
}

const eventId = 'battle-of-the-burj'
const weighedIn = 'khalid-al-mansoori'

/** The three sample notifications, with texts from the sample data they refer to. */
export function useNotifications(): readonly Notification[] {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const now = useNow()
  const night = findEvent(eventId)
  const event = night?.title[language] ?? ''
  const time = night && formatVenueTime(night.timeUtc, language)
  const isLive = night !== undefined && getPhase(night, now) === 'live'
  const getTexts = (state: 'live' | 'tonight') => ({
    title: t(`notifications.main-event.${state}.title`, { event }),
    detail: t(`notifications.main-event.${state}.detail`, { time }),
  })
  const player = findPlayer(weighedIn)
  const winner = findPlayer(playerOfMonth.player)
  return [
    {
      id: 'main-event',
      icon: 'live',
      minutes: isLive && now ? minutesSinceStart(night, now) : minutesAgo['main-event'],
      kind: t(`notifications.main-event.${isLive ? 'live' : 'tonight'}.kind`),
      ...getTexts(isLive ? 'live' : 'tonight'),
      otherwise: getTexts(isLive ? 'tonight' : 'live'),
      link: { to: '/event/$eventId', params: { eventId } },
    },
    {
      id: 'weigh-in',
      icon: 'scales',
      minutes: minutesAgo['weigh-in'],
      kind: t('notifications.weigh-in.kind'),
      title: t('notifications.weigh-in.title', { name: player?.name[language] }),
      detail: event,
      link: { to: '/player/$playerId', params: { playerId: weighedIn } },
    },
    {
      id: 'player-of-month',
      icon: 'medal',
      minutes: minutesAgo['player-of-month'],
      kind: t('notifications.player-of-month.kind'),
      title: t(`notifications.player-of-month.title.${winner?.gender ?? 'male'}`, {
        name: winner?.name[language],
      }),
      detail: t('notifications.player-of-month.detail'),
      link: { to: '/player-of-month' },
    },
  ]
}
