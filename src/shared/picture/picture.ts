import type { Language } from '@/contract/language.ts'

/** A team or a player, with a large figure and a note beside it; both are omitted while covered. */
export type PictureSide = { name: string; note?: string; figure?: string }

/** A measure of two sides, and the length of each bar, of 100. */
export type PictureRow = { label: string; first: string; second: string; shares: readonly [number, number] }

/**
 * The content of a picture to share, in the page's language. Figures, scores and addresses are left to right in both.
 */
export type Picture = {
  /** The file name, without its extension. */
  name: string
  /** The kind of page. */
  kicker: string
  title: string
  /** Place, date and other facts. */
  lines: readonly string[]
  sides?: readonly [PictureSide, PictureSide]
  /** The text between two sides before the bout. */
  versus?: string
  outcome?: string
  rows?: readonly PictureRow[]
  stats?: readonly { figure: string; label: string }[]
  /** One ray per bout, as `drawRays` draws them round 300 300. */
  rays?: { strong: string; weak: string; strongWidth: number; weakWidth: number; initials: string }
  /** The label of sample data. */
  sample?: string
  /** The text alternative. */
  alt: string
}

export type PictureFrame = { language: Language; brand: string; address: string }

/** Tokens, by role. */
export type Ink =
  | 'ground'
  | 'surface'
  | 'line'
  | 'text'
  | 'text-soft'
  | 'key'
  | 'live'
  | 'corner-a'
  | 'corner-b'
  | 'text-faint'

/** The font's widths, by keywords that every canvas supports. */
export type Stretch = 'normal' | 'semi-condensed' | 'condensed' | 'extra-condensed'

export type TextShape = {
  kind: 'text'
  text: string
  x: number
  /** The baseline. */
  y: number
  size: number
  stretch: Stretch
  ink: Ink
  align: 'left' | 'center' | 'right'
  direction: 'ltr' | 'rtl'
}

export type BoxShape = {
  kind: 'box'
  x: number
  y: number
  width: number
  height: number
  ink: Ink
  /** The slant: positive to the right, negative to the left. */
  lean?: number
}

export type RaysShape = {
  kind: 'rays'
  x: number
  y: number
  scale: number
  path: string
  width: number
  ink: Ink
}

export type Shape = TextShape | BoxShape | RaysShape

/** The width of a text in the display font. */
export type Measure = (text: string, size: number, stretch: Stretch) => number

export const pictureSize = { width: 1080, height: 1350 } as const
