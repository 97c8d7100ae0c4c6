import type { Localized } from './localized.ts'

type DemoUser = { name: Localized; firstName: Localized }

/** The user of the demo area. Invented: nobody signs in. */
export const demoUser: DemoUser = {
  name: { en: 'Salem Al Ketbi', ar: 'سالم الكتبي' },
  firstName: { en: 'Salem', ar: 'سالم' },
}
