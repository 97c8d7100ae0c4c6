/** The legal documents and the date that each of them states. */
export const legalDates = {
  privacy: { meaning: 'updated', date: new Date('2025-01-15T00:00:00+04:00') },
  terms: { meaning: 'updated', date: new Date('2025-01-15T00:00:00+04:00') },
  'app-terms': { meaning: 'effective', date: new Date('2025-01-01T00:00:00+04:00') },
} as const

export type LegalDocument = keyof typeof legalDates
