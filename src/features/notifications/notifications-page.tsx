import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { minutesSinceStart, getPhase } from '@/content/events/event-phase.ts'
import { findEvent } from '@/content/events/events.ts'
import { minutesAgo, notificationIds, type NotificationId } from '@/content/notifications.ts'
import { playerOfMonth } from '@/content/players/player-of-month.ts'
import { findPlayer } from '@/content/players/players.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { announce } from '@/platform/screen-reader.ts'
import { addSaved, useSavedIds } from '@/shared/saved-ids.ts'
import { Button } from '@/ui/button.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { StableWidth } from '@/ui/stable-width.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { PageHeader } from '@/ui/page-header.tsx'

export function NotificationsPage() {
  const { t } = useTranslation(['account', 'common'])
  const notifications = useNotifications()
  const read = useSavedIds('notification') ?? []
  const unread = notificationIds.filter((id) => !read.includes(id)).length

  const markAll = () => {
    addSaved('notification', notificationIds)
    announce(t('notifications.allRead'))
  }

  return (
    <>
      <PageHeader
        label={unread ? t('notifications.unreadCount', { count: unread }) : t('notifications.allRead')}
        tag={<Tag tone="sample">{t('common:sampleData')}</Tag>}
        heading={t('notifications.heading')}
        aside={
          <Button tone="tonal" aria-disabled={unread === 0 || undefined} onClick={markAll}>
            <Icon name="check" />
            {t('notifications.markAll')}
          </Button>
        }
      />
      <div className="wrap section">
        <Rows>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isNew={!read.includes(notification.id)}
            />
          ))}
        </Rows>
      </div>
    </>
  )
}

function NotificationRow({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation('account')
  const { id, icon, minutes, kind, title, detail, otherwise, link } = notification
  // A fixed "now": the sample data has only ages, so no clock is needed.
  const since = formatRelative(new Date(-minutes * 60_000), new Date(0), useLanguage())
  return (
    <Row
      lead={<Icon name={icon} />}
      // The key remounts the line on a change; browsers do not count new elements as a layout shift.
      kicker={<span key={kind + since}>{`${kind} · ${since}`}</span>}
      level="h2"
      title={
        <Link {...link} data-notification={id}>
          {otherwise ? <StableWidth words={otherwise.title}>{title}</StableWidth> : title}
        </Link>
      }
      note={otherwise ? <StableWidth words={otherwise.detail}>{detail}</StableWidth> : detail}
      end={
        <>
          {isNew && <Tag tone="key">{t('notifications.isNew')}</Tag>}
          <span className="link" aria-hidden="true">
            {t('notifications.open')}
            <Icon name="arrow-forward" />
          </span>
        </>
      }
    />
  )
}

type Notification = {
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
function useNotifications(): readonly Notification[] {
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
