/** The help centre's four topics and their questions. Ids are URL hashes (`/help#find-code`) and message keys. */
export const helpTopics = {
  watching: [
    'find-code',
    'code-expired',
    'region',
    'bigger-screen',
    'developer-tools',
    'account',
    'close-account',
    'no-connection',
    'home-screen',
  ],
  points: ['earn', 'tiers', 'points-expire', 'welcome', 'vip'],
  events: ['early-bird', 'past-event', 'start-times', 'calendar', 'dash', 'sample-data'],
  organisers: ['first-package', 'footage', 'quote', 'saved-message'],
} as const

export type HelpTopic = keyof typeof helpTopics
export type HelpQuestion = (typeof helpTopics)[HelpTopic][number]

export const helpTopicIds = Object.keys(helpTopics).filter((id): id is HelpTopic => id in helpTopics)

/** The page to which an answer links. */
export const helpPages = {
  'find-code': '/watch',
  'bigger-screen': '/contact',
  'close-account': '/contact',
  'no-connection': '/live-scores',
  earn: '/sporte-coin',
  tiers: '/sporte-coin',
  'past-event': '/watch',
  dash: '/live-scores',
  'saved-message': '/enquiries',
} as const satisfies Partial<Record<HelpQuestion, string>>
