import { outboxLimits } from '@/contract/outbox-policy.ts'
import { claims } from './claims.ts'
import type { LegalDocument } from './legal-dates.ts'
import { rewards } from './rewards.ts'

const dayMs = 24 * 60 * 60_000

/** What the legal texts state as figures, each written once; they take them as `{{name}}`. */
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

/** The sections of each document, in order; a section's id is its anchor. */
export const legalSections = {
  privacy: [
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
  terms: [
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
  'app-terms': [
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
} as const satisfies Record<LegalDocument, readonly string[]>
