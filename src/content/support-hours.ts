type Hours = { from: number; to: number }

/**
 * Every message is answered within this many hours. One of the `claims`, but here because the contact page needs it
 * first.
 */
export const replyHours = 24

/** Hours of the day in the United Arab Emirates. */
export const phoneHours: Hours = { from: 9, to: 18 }
export const chatHours: Hours = { from: 9, to: 23 }

/** When a chat message can be left, as the help centre says. It is answered within `chatHours`. */
export const chatIntake = '24/7'

export const formatHour = (hour: number): string => `${hour}:00`

/** Left to right in both languages. */
export function formatOpeningHours({ from, to }: Hours): string {
  return `${formatHour(from)}–${formatHour(to)}`
}
