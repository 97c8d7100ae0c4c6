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
  /** Live coverage on event days. */
  coverage: '24/7',
  missionCountries: '50+',
  missionLanguages: '15+',
  aiInsights: '95%',
  realTimeProcessing: '99%',
  userSatisfaction: '98%',
  replyHours,
  /** In this app store. */
  appRating: '4.9',
  appDownloads: '100K+',
  appSupport: '24/7',
  /** All app stores combined. */
  appDownloadsAllStores: '500K+',
  appRatingAllStores: '4.8/5',
  appCountries: '10+',
  partnerMerchants: '150,000+',
  /** For the best model. */
  predictionAccuracy: '95%',
  costReduction: '40%',
  /** With full programmes. `engagementGrowth` is with clips, and no page shows both. */
  engagementIncrease: '300%',
  contentAutomation: '80%',
  detectionPrecision: '99.2%',
  /** Across all bouts. */
  winPredictionAccuracy: '87%',
  /** Measured on past bouts whose result is known. */
  historicalAccuracy: '89%',
  variables: '200+',
  engagementGrowth: '+400%',
  revenueGrowth: '+350%',
  planningTime: '−60%',
  freeTrialDays: 30,
  /** Per week, in the smallest marketing package. */
  startingPosts: 10,
  /** In one production. The largest package includes this many. */
  mostCameras: 10,
  /** Share of a streamed night's revenue, in per cent. */
  payPerViewShare: 70,
  sponsorshipShare: 20,
  advertisingShare: 10,
} as const
