type Hours = { from: number; to: number }

/** Within how many hours every message is answered; one of the `claims`, here because the contact page waits for it. */
export const replyHours = 24

/** Hours of the day in the United Arab Emirates. */
export const phoneHours: Hours = { from: 9, to: 18 }
export const chatHours: Hours = { from: 9, to: 23 }

/** Read left to right in both languages. */
export function hoursText({ from, to }: Hours): string {
  return `${from}:00–${to}:00`
}
