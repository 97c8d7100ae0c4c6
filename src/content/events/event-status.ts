import type { Language } from '@/contract/language.ts'
import type { Localized } from '@/content/localized.ts'
import { isCancelled, type Changeable } from './card-change.ts'

export const statusLabels = {
  'live-registration': { en: 'Live Registration', ar: 'التسجيل جارٍ الآن' },
  'coming-soon': { en: 'Coming Soon', ar: 'قريبًا' },
  'early-bird': { en: 'Early Bird', ar: 'حجز مبكر' },
  'registration-open': { en: 'Registration Open', ar: 'باب التسجيل مفتوح' },
  other: { en: 'Announced', ar: 'أُعلن عنها' },
} satisfies Record<string, Localized>

/** `other` is shown in a neutral colour with `statusText`. */
export type UpcomingStatus = keyof typeof statusLabels

type Listed = Changeable & { title: Localized; status?: UpcomingStatus; statusText?: Localized }

/** For `shared/event-status.tsx`. Null if there is nothing to add to the date. */
export function statusOf({ status, statusText, title, ...event }: Listed, language: Language) {
  if (!status || isCancelled(event)) return null
  const takesEntries = status === 'live-registration' || status === 'registration-open'
  return {
    status,
    label: (statusText ?? statusLabels[status])[language],
    title: title[language],
    ...(takesEntries && {
      heading: { en: `Register for ${title.en}`, ar: `التسجيل في ${title.ar}` }[language],
      message: {
        en: `I’d like to register for ${title.en}. Please send me the details.`,
        ar: `أودّ التسجيل في ${title.ar}. أرسلوا إليّ التفاصيل من فضلكم.`,
      }[language],
    }),
  }
}
