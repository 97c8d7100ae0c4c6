import ae from 'flag-icons/flags/4x3/ae.svg'
import af from 'flag-icons/flags/4x3/af.svg'
import br from 'flag-icons/flags/4x3/br.svg'
import dz from 'flag-icons/flags/4x3/dz.svg'
import eg from 'flag-icons/flags/4x3/eg.svg'
import gb from 'flag-icons/flags/4x3/gb.svg'
import inFlag from 'flag-icons/flags/4x3/in.svg'
import jo from 'flag-icons/flags/4x3/jo.svg'
import lb from 'flag-icons/flags/4x3/lb.svg'
import ma from 'flag-icons/flags/4x3/ma.svg'
import ph from 'flag-icons/flags/4x3/ph.svg'
import pk from 'flag-icons/flags/4x3/pk.svg'
import sa from 'flag-icons/flags/4x3/sa.svg'
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
  br: { name: { en: 'Brazil', ar: 'البرازيل' }, flag: br },
  dz: { name: { en: 'Algeria', ar: 'الجزائر' }, flag: dz },
  eg: { name: { en: 'Egypt', ar: 'مصر' }, flag: eg },
  gb: { name: { en: 'Great Britain', ar: 'بريطانيا' }, flag: gb },
  in: { name: { en: 'India', ar: 'الهند' }, flag: inFlag },
  jo: { name: { en: 'Jordan', ar: 'الأردن' }, flag: jo },
  lb: { name: { en: 'Lebanon', ar: 'لبنان' }, flag: lb },
  ma: { name: { en: 'Morocco', ar: 'المغرب' }, flag: ma },
  ph: { name: { en: 'Philippines', ar: 'الفلبين' }, flag: ph },
  pk: { name: { en: 'Pakistan', ar: 'باكستان' }, flag: pk },
  sa: { name: { en: 'Saudi Arabia', ar: 'السعودية' }, flag: sa },
  tn: { name: { en: 'Tunisia', ar: 'تونس' }, flag: tn },
}

export function countryOf(code: string): Country {
  const country = countries[code]
  if (!country) throw new Error(`No country "${code}" in content/countries.ts`)
  return country
}
