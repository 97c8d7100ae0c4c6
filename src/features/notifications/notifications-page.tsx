import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { notificationIds } from '@/content/notifications.ts'
import { announce } from '@/platform/screen-reader.ts'
import { addSaved, useSavedIds } from '@/shared/saved-ids.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { StableWidth } from '@/ui/stable-width.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { useNotifications, type Notification } from './use-notifications.ts'

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

/** A fixed "now": the sample data has only ages, so no clock is needed. */
const epoch = new Date(0)

function NotificationRow({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation('account')
  const { id, icon, minutes, kind, title, detail, otherwise, link } = notification
  const since = formatRelative(new Date(epoch.getTime() - minutes * 60_000), epoch, useLanguage())
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
