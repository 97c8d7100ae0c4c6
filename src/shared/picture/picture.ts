import type { Language } from '@/contract/language.ts'

/** A team or a player, with a large figure and a note beside it; both are omitted while covered. */
export type PictureSide = { name: string; note?: string; figure?: string }

/** A measure of two, and how much of its room each fills, of 100. */
export type PictureRow = { label: string; first: string; second: string; shares: readonly [number, number] }

/**
 * The content of a picture to share, in the page's language. Figures, scores and addresses are left to right in both.
 */
export type Picture = {
  /** The file name, without its extension. */
  name: string
  /** What kind of page it comes from. */
  kicker: string
  title: string
  /** Where, when, who else. */
  lines: readonly string[]
  sides?: readonly [PictureSide, PictureSide]
  /** Between two who have not met yet. */
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
  /** How far the top leans over to the right, or to the left when negative. */
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

/** How wide a text is in the display face. */
export type Measure = (text: string, size: number, stretch: Stretch) => number

export const pictureSize = { width: 1080, height: 1350 } as const
