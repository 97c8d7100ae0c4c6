import type { Localized } from './localized.ts'

type DemoUser = { name: Localized; firstName: Localized }

/** Whom the demo area greets. Invented: nobody signs in. */
export const demoUser: DemoUser = {
  name: { en: 'Salem Al Ketbi', ar: 'سالم الكتبي' },
  firstName: { en: 'Salem', ar: 'سالم' },
}
