import type { Page } from '@playwright/test'

/** A Monday, 19:20 at the venue. `time-of-day.spec.ts` covers other times. */
export const earlyEvening = new Date('2026-11-23T15:20:00Z')

export async function startClockAt(page: Page, moment: Date): Promise<void> {
  const ahead = moment.getTime() - Date.now()
  await page.addInitScript((ms) => {
    const now = Date.now
    globalThis.Date = new Proxy(Date, {
      construct: (target, given): object => {
        const made: unknown = Reflect.construct(target, given.length > 0 ? given : [now() + ms])
        return made instanceof target ? made : new target()
      },
      get: (target, name): unknown => (name === 'now' ? () => now() + ms : Reflect.get(target, name)),
    })
  }, ahead)
}
