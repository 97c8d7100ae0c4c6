import { outboxLimits } from '@/outbox/policy.ts'
import { claims } from './claims.ts'
import { rewards } from './rewards.ts'

/** The figures in the legal texts, each defined only once. The texts use them as `{{name}}`. */
export const legalFigures = {
  replyHours: claims.replyHours,
  trialDays: claims.freeTrialDays,
  minimumAge: 18,
  childAge: 13,
  pointsMonths: rewards.expiryMonths,
  receipts: outboxLimits.receipts,
  receiptDays: outboxLimits.receiptDays,
} as const
