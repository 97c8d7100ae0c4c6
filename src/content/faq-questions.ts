import { claims } from './claims.ts'
import { rewards } from './rewards.ts'
import type { ServiceId } from './services/services.ts'

/** Ids of the services' questions. Their texts are in each page's `faq.items`. */
export const serviceQuestions = {
  'sports-equipment': ['minimum', 'approved', 'returns'],
  'sporte-app': ['price', 'code', 'region'],
  'event-crm': ['who', 'sports', 'leave'],
  'live-streaming': ['mix', 'cap', 'replay'],
  'digital-marketing': ['accounts', 'approve', 'budget'],
  'sporte-ai': ['data', 'sports', 'screen'],
  'mobile-games': ['gamble', 'existing', 'language'],
  'blockchain-fan-interaction': ['invest', 'points', 'expire'],
  'sporte-event-crm': ['size', 'offline', 'tickets'],
} as const satisfies Partial<Record<ServiceId, readonly string[]>>

export const contactQuestions = ['how-soon', 'account', 'prices', 'abroad'] as const

/** The figures in the answers. */
export const answerFigures = {
  hours: claims.replyHours,
  countries: claims.missionCountries,
  months: rewards.expiryMonths,
} as const
