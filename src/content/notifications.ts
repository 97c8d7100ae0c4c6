/** What the bell of the demo area rings for, latest first. */
export const notificationIds = ['main-event', 'weigh-in', 'player-of-month'] as const
export type NotificationId = (typeof notificationIds)[number]
