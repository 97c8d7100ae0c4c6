import { replyHours } from './support-hours.ts'

/** The day the figures below were recorded. Change it with them. */
export const claimsDate = new Date('2026-11-21T00:00:00+04:00')

/**
 * The company's own figures (specification, section 9), each written once. Texts use them as `{{figure}}`, so that
 * translations cannot differ.
 */
export const claims = {
  eventsProduced: '50+',
  /** Users across all platforms: app, web and partner sites. */
  appUsers: '200K+',
  /** Live coverage; not the chat, which has opening hours. */
  coverage: '24/7',
  missionCountries: '50+',
  missionLanguages: '15+',
  aiInsights: '95%',
  realTimeProcessing: '99%',
  userSatisfaction: '98%',
  replyHours,
  /** This store only; `appSupport` is the online help. */
  appRating: '4.9',
  appDownloads: '100K+',
  appSupport: '24/7',
  /** All stores together. */
  appDownloadsAllStores: '500K+',
  appRatingAllStores: '4.8/5',
  appCountries: '10+',
  partnerMerchants: '150,000+',
  /** The best model's figure. */
  predictionAccuracy: '95%',
  costReduction: '40%',
  /** With full programmes; `engagementGrowth` is with clips, and no page shows both. */
  engagementIncrease: '300%',
  contentAutomation: '80%',
  detectionPrecision: '99.2%',
  /** Over all bouts. */
  winPredictionAccuracy: '87%',
  /** Replayed on bouts whose result is known. */
  historicalAccuracy: '89%',
  variables: '200+',
  engagementGrowth: '+400%',
  revenueGrowth: '+350%',
  planningTime: '-60%',
  freeTrialDays: 30,
  /** A week, in the smallest marketing package. */
  startingPosts: 10,
  /** In one production. The largest package has the same number. */
  mostCameras: 10,
  /** Per cent of a streamed night's revenue. */
  payPerViewShare: 70,
  sponsorshipShare: 20,
  advertisingShare: 10,
} as const
