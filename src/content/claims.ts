/**
 * The figures that the company states of itself (specification, section 9), each written once. Texts take them as
 * `{{figure}}`, so that no translation can say another number.
 */
export const claims = {
  eventsProduced: '50+',
  appUsers: '200K+',
  coverage: '24/7',
  missionCountries: '50+',
  missionLanguages: '15+',
  aiInsights: '95%',
  realTimeProcessing: '99%',
  userSatisfaction: '98%',
  replyHours: 24,
  /** On the app's section of the home page. */
  appRating: '4.9',
  appDownloads: '100K+',
  appSupport: '24/7',
  /** On the app's own page: every store together. */
  appDownloadsAllStores: '500K+',
  appRatingAllStores: '4.8/5',
  appCountries: '10+',
  partnerMerchants: '150,000+',
  predictionAccuracy: '95%',
  costReduction: '40%',
  engagementIncrease: '300%',
  contentAutomation: '80%',
  detectionPrecision: '99.2%',
  winPredictionAccuracy: '87%',
  historicalAccuracy: '89%',
  variables: '200+',
  engagementGrowth: '+400%',
  revenueGrowth: '+350%',
  planningTime: '-60%',
  freeTrialDays: 30,
} as const
