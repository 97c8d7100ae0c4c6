import ae from '@/assets/flags/ae.svg'
import af from '@/assets/flags/af.svg'
import bh from '@/assets/flags/bh.svg'
import br from '@/assets/flags/br.svg'
import cz from '@/assets/flags/cz.svg'
import de from '@/assets/flags/de.svg'
import dz from '@/assets/flags/dz.svg'
import eg from '@/assets/flags/eg.svg'
import gb from '@/assets/flags/gb.svg'
import ge from '@/assets/flags/ge.svg'
import gh from '@/assets/flags/gh.svg'
import inFlag from '@/assets/flags/in.svg'
import it from '@/assets/flags/it.svg'
import jo from '@/assets/flags/jo.svg'
import jp from '@/assets/flags/jp.svg'
import kz from '@/assets/flags/kz.svg'
import lb from '@/assets/flags/lb.svg'
import ma from '@/assets/flags/ma.svg'
import ng from '@/assets/flags/ng.svg'
import om from '@/assets/flags/om.svg'
import ph from '@/assets/flags/ph.svg'
import pk from '@/assets/flags/pk.svg'
import pl from '@/assets/flags/pl.svg'
import sa from '@/assets/flags/sa.svg'
import sn from '@/assets/flags/sn.svg'
import tn from '@/assets/flags/tn.svg'
import type { Localized } from './localized.ts'

type Country = {
  name: Localized
  /** URL of the flag image. */
  flag: string
}

/** The players' and teams' countries. A country added here needs colours in `drawings/athlete/nation.module.css`. */
const countries: Readonly<Record<string, Country>> = {
  ae: { name: { en: 'United Arab Emirates', ar: 'الإمارات' }, flag: ae },
  af: { name: { en: 'Afghanistan', ar: 'أفغانستان' }, flag: af },
  bh: { name: { en: 'Bahrain', ar: 'البحرين' }, flag: bh },
  br: { name: { en: 'Brazil', ar: 'البرازيل' }, flag: br },
  cz: { name: { en: 'Czechia', ar: 'التشيك' }, flag: cz },
  de: { name: { en: 'Germany', ar: 'ألمانيا' }, flag: de },
  dz: { name: { en: 'Algeria', ar: 'الجزائر' }, flag: dz },
  eg: { name: { en: 'Egypt', ar: 'مصر' }, flag: eg },
  gb: { name: { en: 'United Kingdom', ar: 'المملكة المتحدة' }, flag: gb },
  ge: { name: { en: 'Georgia', ar: 'جورجيا' }, flag: ge },
  gh: { name: { en: 'Ghana', ar: 'غانا' }, flag: gh },
  in: { name: { en: 'India', ar: 'الهند' }, flag: inFlag },
  it: { name: { en: 'Italy', ar: 'إيطاليا' }, flag: it },
  jo: { name: { en: 'Jordan', ar: 'الأردن' }, flag: jo },
  jp: { name: { en: 'Japan', ar: 'اليابان' }, flag: jp },
  kz: { name: { en: 'Kazakhstan', ar: 'كازاخستان' }, flag: kz },
  lb: { name: { en: 'Lebanon', ar: 'لبنان' }, flag: lb },
  ma: { name: { en: 'Morocco', ar: 'المغرب' }, flag: ma },
  ng: { name: { en: 'Nigeria', ar: 'نيجيريا' }, flag: ng },
  om: { name: { en: 'Oman', ar: 'عُمان' }, flag: om },
  ph: { name: { en: 'Philippines', ar: 'الفلبين' }, flag: ph },
  pk: { name: { en: 'Pakistan', ar: 'باكستان' }, flag: pk },
  pl: { name: { en: 'Poland', ar: 'بولندا' }, flag: pl },
  sa: { name: { en: 'Saudi Arabia', ar: 'السعودية' }, flag: sa },
  sn: { name: { en: 'Senegal', ar: 'السنغال' }, flag: sn },
  tn: { name: { en: 'Tunisia', ar: 'تونس' }, flag: tn },
}

export function countryOf(code: string): Country {
  const country = countries[code]
  if (!country) throw new Error(`No country "${code}" in content/countries.ts`)
  return country
}

/** The flag image of an external code. Null if there is none. */
export const findFlag = (code: string | null): string | null => (code && countries[code]?.flag) || null
