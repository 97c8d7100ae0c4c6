import { findFlag } from '@/assets/flags/find-flag.ts'
import type { Localized } from './localized.ts'

/** The players' and teams' countries. A country added here needs colours in `drawings/athlete/nation.module.css`. */
const names: Readonly<Record<string, Localized>> = {
  ae: { en: 'United Arab Emirates', ar: 'الإمارات' },
  af: { en: 'Afghanistan', ar: 'أفغانستان' },
  bh: { en: 'Bahrain', ar: 'البحرين' },
  br: { en: 'Brazil', ar: 'البرازيل' },
  cz: { en: 'Czechia', ar: 'التشيك' },
  de: { en: 'Germany', ar: 'ألمانيا' },
  dz: { en: 'Algeria', ar: 'الجزائر' },
  eg: { en: 'Egypt', ar: 'مصر' },
  gb: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  ge: { en: 'Georgia', ar: 'جورجيا' },
  gh: { en: 'Ghana', ar: 'غانا' },
  in: { en: 'India', ar: 'الهند' },
  it: { en: 'Italy', ar: 'إيطاليا' },
  jo: { en: 'Jordan', ar: 'الأردن' },
  jp: { en: 'Japan', ar: 'اليابان' },
  kz: { en: 'Kazakhstan', ar: 'كازاخستان' },
  lb: { en: 'Lebanon', ar: 'لبنان' },
  ma: { en: 'Morocco', ar: 'المغرب' },
  ng: { en: 'Nigeria', ar: 'نيجيريا' },
  om: { en: 'Oman', ar: 'عُمان' },
  ph: { en: 'Philippines', ar: 'الفلبين' },
  pk: { en: 'Pakistan', ar: 'باكستان' },
  pl: { en: 'Poland', ar: 'بولندا' },
  sa: { en: 'Saudi Arabia', ar: 'السعودية' },
  sn: { en: 'Senegal', ar: 'السنغال' },
  tn: { en: 'Tunisia', ar: 'تونس' },
}

/** The country of an ISO code, with the URL of its flag image. */
export function countryOf(code: string): { name: Localized; flag: string } {
  const [name, flag] = [names[code], findFlag(code)]
  if (!name || !flag) throw new Error(`No country "${code}" in content/countries.ts`)
  return { name, flag }
}
