/** The path of each legal document and the date stated in it. */
export const legalDocuments = {
  privacy: { to: '/privacy', meaning: 'updated', date: new Date('2025-01-15T00:00:00+04:00') },
  terms: { to: '/terms', meaning: 'updated', date: new Date('2025-01-15T00:00:00+04:00') },
  'app-terms': {
    to: '/terms-conditions-app',
    meaning: 'effective',
    date: new Date('2025-01-01T00:00:00+04:00'),
  },
  accessibility: { to: '/accessibility', meaning: 'updated', date: new Date('2026-11-25T00:00:00+04:00') },
} as const

export type LegalDocument = keyof typeof legalDocuments

export const legalDocumentNames = Object.keys(legalDocuments).filter(
  (name): name is LegalDocument => name in legalDocuments,
)
