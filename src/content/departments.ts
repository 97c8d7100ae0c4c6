import type { Language } from '@/contract/language.ts'
import type { Localized } from './localized.ts'
import type { ServiceId } from './services/services.ts'

export const departmentIds = ['events', 'partnerships', 'ai', 'equipment', 'press', 'support'] as const
export type DepartmentId = (typeof departmentIds)[number]
export type Department = {
  name: Localized
  /** The part of the email address before the company's domain. */
  mailbox: string
}

/** The departments. Their descriptions are in the messages, by id. */
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

/** The department of a service's enquiries. The company's address takes the others. */
const departmentOf: ReadonlyMap<string, DepartmentId> = new Map<ServiceId, DepartmentId>([
  ['production-broadcasting', 'events'],
  ['live-streaming', 'events'],
  ['event-crm', 'events'],
  ['sporte-event-crm', 'events'],
  ['sporte-ai', 'ai'],
  ['sports-equipment', 'equipment'],
])

/** Enquiries store the English name. */
const departmentNamed = (english?: string) =>
  departmentIds.find((each) => departments[each].name.en === english)

/** The mailbox for enquiries to a department or from a page. Undefined for that of the company. */
export function mailboxOf(path: string, department?: string): string | undefined {
  const id = departmentNamed(department) ?? departmentOf.get(path.split('/').findLast(Boolean) ?? '')
  return id && departments[id].mailbox
}

/** A name that is no longer listed is shown unchanged. */
export function departmentName(english: string, language: Language): string {
  const id = departmentNamed(english)
  return id ? departments[id].name[language] : english
}
