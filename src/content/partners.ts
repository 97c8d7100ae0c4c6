import type { Localized } from './localized.ts'

type Partner = { name: Localized; site: string }

/** Invented partners. We drew each mark: `mark-<id>` in the sprite. The texts name their kind, as specified. */
export const partners = {
  loyalty: { name: { en: 'Tokara', ar: 'توكارا' }, site: 'https://loyalty.example/' },
  cloud: { name: { en: 'Nimbara', ar: 'نيمبارا' }, site: 'https://cloud.example/' },
  video: { name: { en: 'Reelwave', ar: 'ريلويف' }, site: 'https://video.example/' },
  gaming: { name: { en: 'Ludora', ar: 'لودورا' }, site: 'https://games.example/' },
  academy: { name: { en: 'Ascenda', ar: 'أسيندا' }, site: 'https://academy.example/' },
} as const satisfies Record<string, Partner>

export const partnerIds = ['loyalty', 'cloud', 'video', 'gaming', 'academy'] as const
