import arabic from '@/assets/fonts/sporte-arabic.woff2'
import latin from '@/assets/fonts/sporte-latin.woff2'

/** The URLs of the display fonts, for drawing without a style sheet. */
export const displayFonts = { latin, arabic } as const
