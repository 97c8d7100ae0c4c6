import type { TFunction } from 'i18next'
import type { Language } from '@/contract/language.ts'
import { formatTime } from '@/lib/format/format.ts'
import { localTimeZone } from '@/lib/format/zone.ts'

/** A time on the visitor's clock. If their zone is unknown, the venue's time with the name of its zone. */
export function clockTime(time: Date, language: Language, t: TFunction<'live'>): string {
  const zone = localTimeZone()
  return zone ? formatTime(time, language, zone) : t('uae', { time: formatTime(time, language) })
}
