/** The notifications of the demo area, latest first. */
export const notificationIds = ['main-event', 'weigh-in', 'player-of-month'] as const
export type NotificationId = (typeof notificationIds)[number]

/** Ages are fixed, so that the samples stay current. */
export const minutesAgo: Readonly<Record<NotificationId, number>> = {
  'main-event': 25,
  'weigh-in': 27 * 60,
  'player-of-month': 3 * 24 * 60,
}
