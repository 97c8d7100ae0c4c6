import { countries, countryCodes, type CountryCode } from './enquiry-countries.ts'

/** Large towns in the spelling of both languages. A name that is also one elsewhere is left out. */
const towns: Partial<Record<CountryCode, readonly string[]>> = {
  AE: [
    'dubai',
    'abu dhabi',
    'sharjah',
    'ajman',
    'al ain',
    'fujairah',
    'ras al khaimah',
    'umm al quwain',
    'دبي',
    'أبوظبي',
    'أبو ظبي',
    'الشارقة',
    'عجمان',
    'العين',
    'الفجيرة',
    'رأس الخيمة',
    'أم القيوين',
  ],
  SA: ['riyadh', 'jeddah', 'dammam', 'makkah', 'الرياض', 'جدة', 'الدمام', 'مكة المكرمة'],
  KW: ['kuwait city', 'مدينة الكويت'],
  QA: ['doha', 'الدوحة'],
  BH: ['manama', 'المنامة'],
  OM: ['muscat', 'salalah', 'مسقط', 'صلالة'],
  JO: ['amman', 'عمّان'],
  LB: ['beirut', 'بيروت'],
  EG: ['cairo', 'القاهرة'],
  PK: ['karachi', 'lahore', 'islamabad', 'كراتشي', 'لاهور', 'إسلام آباد'],
}

/** The country of a town as an enquiry names it. Empty if unknown. */
export function countryOfTown(town: string): string {
  const name = town.trim().toLowerCase()
  const code = countryCodes.find((each) => towns[each]?.includes(name))
  return code ? countries[code] : ''
}
