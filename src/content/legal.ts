import { outboxLimits } from '@/contract/outbox-policy.ts'
import { claims } from './claims.ts'
import { rewards } from './rewards.ts'

/** What the legal pages state as figures and dates, each written once; the texts take them as `{{name}}`. */
const dayMs = 24 * 60 * 60_000

export const legalFigures = {
  replyHours: claims.replyHours,
  trialDays: claims.freeTrialDays,
  minimumAge: 18,
  childAge: 13,
  pointsMonths: rewards.expiryMonths,
  /** How long an enquiry is kept as a business record after the last exchange. */
  recordMonths: 24,
  waitingDays: outboxLimits.ageMs / dayMs,
  receipts: outboxLimits.receipts,
} as const

const updatedOn = { meaning: 'updated', date: new Date('2025-01-15T00:00:00+04:00') } as const
const effectiveOn = { meaning: 'effective', date: new Date('2025-01-01T00:00:00+04:00') } as const

/** The sections of each document, in order; a section's id is its anchor. */
export const legalDocuments = {
  privacy: {
    dated: updatedOn,
    sections: [
      'who',
      'collect',
      'use',
      'device',
      'services',
      'sharing',
      'abroad',
      'keeping',
      'security',
      'rights',
      'children',
      'changes',
      'law',
      'contact',
    ],
  },
  terms: {
    dated: updatedOn,
    sections: [
      'agreement',
      'age',
      'site',
      'codes',
      'regions',
      'enquiries',
      'payments',
      'conduct',
      'property',
      'others',
      'availability',
      'liability',
      'changes',
      'law',
      'contact',
    ],
  },
  'app-terms': {
    dated: effectiveOn,
    sections: [
      'agreement',
      'age',
      'licence',
      'watching',
      'regions',
      'payments',
      'refunds',
      'rewards',
      'collectibles',
      'conduct',
      'content',
      'ending',
      'liability',
      'changes',
      'law',
      'contact',
    ],
  },
} as const

export type LegalDocument = keyof typeof legalDocuments
