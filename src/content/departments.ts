import type { Language } from '@/contract/language.ts'
import type { Localized } from './localized.ts'

export const departmentIds = ['events', 'partnerships', 'ai', 'equipment', 'press', 'support'] as const
export type DepartmentId = (typeof departmentIds)[number]
export type Department = {
  name: Localized
  /** The local part of its e-mail address. */
  mailbox: string
}

/** The contacts. Their descriptions are in the texts, by id. */
export const departments: Record<DepartmentId, Department> = {
  events: { name: { en: 'Events and production', ar: 'الفعاليات والإنتاج' }, mailbox: 'events' },
  partnerships: {
    name: { en: 'Sponsorship and partnerships', ar: 'الرعاية والشراكات' },
    mailbox: 'partners',
  },
  ai: { name: { en: 'AI and analytics', ar: 'الذكاء الاصطناعي والتحليلات' }, mailbox: 'ai' },
  equipment: { name: { en: 'Equipment export', ar: 'تصدير المعدات' }, mailbox: 'equipment' },
  press: { name: { en: 'Press', ar: 'الإعلام' }, mailbox: 'press' },
  support: { name: { en: 'App and code support', ar: 'دعم التطبيق والرموز' }, mailbox: 'support' },
}

/** Enquiries store the English name; one that is no longer in the directory is shown as it is. */
export function departmentName(english: string, language: Language): string {
  const id = departmentIds.find((each) => departments[each].name.en === english)
  return id ? departments[id].name[language] : english
}
