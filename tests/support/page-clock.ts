import type { Page } from '@playwright/test'

/** UAE time, on a Monday. `time-of-day.spec.ts` tests other hours. */
export const earlyEvening = new Date('2026-11-23T15:20:00Z')

/** Starts a page's clock at a time, from which it runs on. */
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
