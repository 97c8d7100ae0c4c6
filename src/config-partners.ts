/** Where our partners live. Part of who we are (`config.ts`), apart from what every page loads. */
export const partnerSites = {
  loyalty: 'https://loyalty.example/',
  cloud: 'https://cloud.example/',
  video: 'https://video.example/',
  gaming: 'https://games.example/',
  academy: 'https://academy.example/',
} as const
