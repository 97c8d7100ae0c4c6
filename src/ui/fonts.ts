import arabic from '@/assets/fonts/sporte-arabic.woff2'
import latin from '@/assets/fonts/sporte-latin.woff2'

/** Where the display faces lie, for what is drawn without a style sheet. */
export const displayFonts = { en: latin, ar: arabic } as const
