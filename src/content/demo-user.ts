import type { Localized } from './localized.ts'

type DemoUser = { name: Localized; firstName: Localized }

/** The invented user of the demo area, where nobody can sign in. */
export const demoUser: DemoUser = {
  name: { en: 'Salem Al Ketbi', ar: 'سالم الكتبي' },
  firstName: { en: 'Salem', ar: 'سالم' },
}
