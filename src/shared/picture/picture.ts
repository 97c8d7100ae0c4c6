import type { Language } from '@/contract/language.ts'

/**
 * A team or a player, with a large figure and a note beside it. Figure and note are omitted while scores are hidden.
 */
export type PictureSide = { name: string; note?: string; figure?: string }

/** One row of a comparison. `shares`: the lengths of the two bars in percent. */
export type PictureRow = { label: string; first: string; second: string; shares: readonly [number, number] }

/**
 * The content of a shared picture, in the page's language. Figures, scores and URLs are left to right in both
 * languages.
 */
export type SharePicture = {
  /** The file name without extension. */
  name: string
  /** The kind of page. */
  kicker: string
  title: string
  /** For example place, date and participants. */
  lines: readonly string[]
  sides?: readonly [PictureSide, PictureSide]
  /** The text between two sides that have not met yet. */
  versus?: string
  outcome?: string
  rows?: readonly PictureRow[]
  stats?: readonly { figure: string; label: string }[]
  /** One ray per bout, from `drawRays` with its centre at 300, 300. */
  rays?: { strong: string; weak: string; strongWidth: number; weakWidth: number; initials: string }
  /** The sample data label. */
  sample?: string
  /** The text alternative. */
  alt: string
}

export type PictureFrame = { language: Language; brand: string; address: string }

/** Colour tokens, named by role. */
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

/** Font widths as keywords that every canvas supports. */
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
  /** The horizontal offset of the top edge. Negative leans to the left. */
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

/** Returns the width of a text in the display font. */
export type Measure = (text: string, size: number, stretch: Stretch) => number

export const pictureSize = { width: 1080, height: 1350 } as const
