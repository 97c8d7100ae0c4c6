import { languageFacts, type Language } from '@/contract/language.ts'
import { fitText } from './fit-text.ts'
import { pictureSize, type Ink, type Measure, type Shape, type Stretch } from './picture.ts'

type Line = {
  text: string
  /** The distance from the inline start. By default the text is between the margins. */
  at?: number
  width?: number
  size: number
  least?: number
  lines?: number
  stretch?: Stretch
  ink?: Ink
  align?: 'start' | 'middle' | 'end'
  /** For figures and URLs, which are left to right in both languages. */
  isLtr?: boolean
}

const mirrored = { left: 'right', right: 'left', center: 'center' } as const
/** Arabic has taller ascenders and deeper descenders. */
const leadings = { latin: 1.1, arabic: 1.36 } as const
const aligned = { start: 'left', middle: 'center', end: 'right' } as const
const shares = { start: 0, middle: 0.5, end: 1 } as const

export const margin = 72
/** The width between the margins. */
export const inner = pictureSize.width - 2 * margin

/**
 * Collects the shapes of a picture from top to bottom. Positions are relative to the inline start, so Arabic is
 * mirrored.
 */
export class Sheet {
  readonly shapes: Shape[] = []
  private readonly isMirrored: boolean
  private readonly leading: number
  private readonly measure: Measure

  constructor(language: Language, measure: Measure) {
    const { dir, script } = languageFacts[language]
    this.measure = measure
    this.isMirrored = dir === 'rtl'
    this.leading = leadings[script]
  }

  /** Writes a text with its top edge at `top`. Returns its bottom edge. */
  write(top: number, line: Line): number {
    const { width = inner, stretch = 'semi-condensed', ink = 'text', align = 'start', isLtr = false } = line
    const { at = margin + (inner - width) * shares[align] } = line
    const { lines, size } = fitText(
      line.text,
      { width, size: line.size, least: line.least ?? line.size * 0.6, lines: line.lines ?? 1, stretch },
      this.measure,
    )
    const anchor = at + width * shares[align]
    for (const [index, text] of lines.entries()) {
      this.shapes.push({
        kind: 'text',
        text,
        x: this.isMirrored ? pictureSize.width - anchor : anchor,
        y: Math.round(top + size * (this.leading * (index + 0.5) + 0.36)),
        size,
        stretch,
        ink,
        align: this.isMirrored ? mirrored[aligned[align]] : aligned[align],
        direction: this.isMirrored && !isLtr ? 'rtl' : 'ltr',
      })
    }
    return Math.round(top + lines.length * size * this.leading)
  }

  box(top: number, { at = margin, width = inner, height, ink, lean = 0 }: Box): void {
    const x = this.isMirrored ? pictureSize.width - at - width : at
    this.shapes.push({ kind: 'box', x, y: top, width, height, ink, lean: this.isMirrored ? -lean : lean })
  }

  /** Adds a drawing of 600 by 600 units. Its position is mirrored, the drawing is not. */
  rays(top: number, { at, size, path, strokes, ink }: Drawing): void {
    const x = this.isMirrored ? pictureSize.width - at - size : at
    this.shapes.push({ kind: 'rays', x, y: top, scale: size / 600, path, width: strokes, ink })
  }
}

type Box = { at?: number; width?: number; height: number; ink: Ink; lean?: number }
type Drawing = { at: number; size: number; path: string; strokes: number; ink: Ink }
