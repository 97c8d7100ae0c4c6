import { outboxLimits } from '@/contract/outbox-policy.ts'
import { claims } from './claims.ts'
import { rewards } from './rewards.ts'

/** What the legal texts state as figures, each written once; they take them as `{{name}}`. */
export const legalFigures = {
  replyHours: claims.replyHours,
  trialDays: claims.freeTrialDays,
  minimumAge: 18,
  childAge: 13,
  pointsMonths: rewards.expiryMonths,
  /** How long an enquiry is kept as a business record after the last exchange. */
  recordMonths: 24,
  receipts: outboxLimits.receipts,
} as const
