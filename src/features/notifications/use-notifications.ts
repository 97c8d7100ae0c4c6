import type { LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findEvent } from '@/content/events.ts'
import type { NotificationId } from '@/content/notifications.ts'
import { playerOfMonth } from '@/content/player-of-month.ts'
import { findPlayer } from '@/content/players.ts'
import { useLanguage } from '@/platform/words/language.ts'
import type { IconName } from '@/ui/icon.tsx'

export type Notification = {
  id: NotificationId
  icon: IconName
  kind: string
  title: string
  detail: string
  link: Pick<LinkProps, 'to' | 'params'>
}

const eventId = 'battle-of-the-burj'
const weighedIn = 'khalid-al-mansoori'

/** The sample's three, in the words of the data that they speak of. */
export function useNotifications(): readonly Notification[] {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const event = findEvent(eventId)?.title[language] ?? ''
  const player = findPlayer(weighedIn)
  const winner = findPlayer(playerOfMonth.player)
  return [
    {
      id: 'main-event',
      icon: 'live',
      kind: t('main-event.kind'),
      title: t('main-event.title', { event }),
      detail: t('main-event.detail'),
      link: { to: '/event/$eventId', params: { eventId } },
    },
    {
      id: 'weigh-in',
      icon: 'scales',
      kind: t('weigh-in.kind'),
      title: t('weigh-in.title', { name: player?.name[language] }),
      detail: event,
      link: { to: '/player/$playerId', params: { playerId: weighedIn } },
    },
    {
      id: 'player-of-month',
      icon: 'medal',
      kind: t('player-of-month.kind'),
      title: t(`player-of-month.title.${winner?.gender ?? 'male'}`, { name: winner?.name[language] }),
      detail: t('player-of-month.detail'),
      link: { to: '/player-of-month' },
    },
  ]
}
