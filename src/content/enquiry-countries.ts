/** The specification's list, in its order. The lead contains the English name in either language. */
export const countries = {
  AE: 'United Arab Emirates',
  SA: 'Saudi Arabia',
  KW: 'Kuwait',
  QA: 'Qatar',
  BH: 'Bahrain',
  OM: 'Oman',
  JO: 'Jordan',
  LB: 'Lebanon',
  EG: 'Egypt',
  PK: 'Pakistan',
  IN: 'India',
  BD: 'Bangladesh',
  PH: 'Philippines',
  US: 'United States',
  GB: 'United Kingdom',
  CA: 'Canada',
  AU: 'Australia',
  other: 'Other',
} as const

export type CountryCode = keyof typeof countries

export const countryCodes = Object.keys(countries).filter((code): code is CountryCode => code in countries)
