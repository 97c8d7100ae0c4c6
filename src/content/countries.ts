import ae from 'flag-icons/flags/4x3/ae.svg'
import af from 'flag-icons/flags/4x3/af.svg'
import bh from 'flag-icons/flags/4x3/bh.svg'
import br from 'flag-icons/flags/4x3/br.svg'
import cz from 'flag-icons/flags/4x3/cz.svg'
import de from 'flag-icons/flags/4x3/de.svg'
import dz from 'flag-icons/flags/4x3/dz.svg'
import eg from 'flag-icons/flags/4x3/eg.svg'
import gb from 'flag-icons/flags/4x3/gb.svg'
import ge from 'flag-icons/flags/4x3/ge.svg'
import gh from 'flag-icons/flags/4x3/gh.svg'
import inFlag from 'flag-icons/flags/4x3/in.svg'
import it from 'flag-icons/flags/4x3/it.svg'
import jo from 'flag-icons/flags/4x3/jo.svg'
import jp from 'flag-icons/flags/4x3/jp.svg'
import kz from 'flag-icons/flags/4x3/kz.svg'
import lb from 'flag-icons/flags/4x3/lb.svg'
import ma from 'flag-icons/flags/4x3/ma.svg'
import ng from 'flag-icons/flags/4x3/ng.svg'
import om from 'flag-icons/flags/4x3/om.svg'
import ph from 'flag-icons/flags/4x3/ph.svg'
import pk from 'flag-icons/flags/4x3/pk.svg'
import pl from 'flag-icons/flags/4x3/pl.svg'
import sa from 'flag-icons/flags/4x3/sa.svg'
import sn from 'flag-icons/flags/4x3/sn.svg'
import tn from 'flag-icons/flags/4x3/tn.svg'
import type { Localized } from './localized.ts'

type Country = {
  name: Localized
  /** The flag's picture. */
  flag: string
}

/** Where players and teams are from. A country that is added here gets its colours in `ui/nation.module.css`. */
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

/** The flag of an external code; null where there is none. */
export const findFlag = (code: string | null): string | null => (code && countries[code]?.flag) || null
