import type { Localized } from './localized.ts'

type Partner = { name: Localized; kind: Localized; site: string }

/** Invented partners. We drew each mark: `mark-<id>` in the sprite. The specification names only their kind. */
export const partners = {
  loyalty: {
    name: { en: 'Tokara', ar: 'توكارا' },
    kind: { en: 'Web3 loyalty platform', ar: 'منصة ولاء على Web3' },
    site: 'https://loyalty.example/',
  },
  cloud: {
    name: { en: 'Nimbara', ar: 'نيمبارا' },
    kind: { en: 'Cloud provider', ar: 'مزوّد خدمات سحابية' },
    site: 'https://cloud.example/',
  },
  video: {
    name: { en: 'Reelwave', ar: 'ريلويف' },
    kind: { en: 'Video platform', ar: 'منصة فيديو' },
    site: 'https://video.example/',
  },
  gaming: {
    name: { en: 'Ludora', ar: 'لودورا' },
    kind: { en: 'Gaming conglomerate', ar: 'مجموعة شركات ألعاب' },
    site: 'https://games.example/',
  },
  academy: {
    name: { en: 'Ascenda', ar: 'أسيندا' },
    kind: { en: 'Esports academy', ar: 'أكاديمية رياضات إلكترونية' },
    site: 'https://academy.example/',
  },
} as const satisfies Record<string, Partner>

export const partnerIds = ['loyalty', 'cloud', 'video', 'gaming', 'academy'] as const
