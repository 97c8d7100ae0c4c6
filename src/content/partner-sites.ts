/** Our partners' sites. A separate module from `config.ts`, which every page loads. */
export const partnerSites = {
  loyalty: 'https://loyalty.example/',
  cloud: 'https://cloud.example/',
  video: 'https://video.example/',
  gaming: 'https://games.example/',
  academy: 'https://academy.example/',
} as const
