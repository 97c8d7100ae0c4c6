import type { Measure, Stretch } from './picture.ts'

type Room = {
  width: number
  /** The preferred size, and the smallest legible one. */
  size: number
  least: number
  lines?: number
  stretch: Stretch
}

export type FittedText = { lines: string[]; size: number }

const step = 4

/** Returns the text at the largest size that fits. If even the smallest size does not fit, the text ends in "…". */
export function fitText(text: string, room: Room, measure: Measure): FittedText {
  const { width, least, stretch, lines: most = 1 } = room
  for (let { size } = room; size > least; size -= step) {
    const lines = wrap(text, size, room, measure)
    const fits = lines.every((line) => measure(line, size, stretch) <= width)
    if (fits && lines.length <= most) return { lines, size }
  }
  const all = wrap(text, least, room, measure)
  const shown = all.slice(0, most)
  const rest = all.slice(most)
  const last = [shown.at(-1) ?? '', ...rest].join(' ')
  return { lines: [...shown.slice(0, -1), cut(last, least, room, measure)], size: least }
}

/** Splits at ordinary spaces only and keeps non-breaking ones. */
function wrap(text: string, size: number, { width, stretch }: Room, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(/ +/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(longer, size, stretch) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.length > 0 ? lines : ['']
}

/** Cuts by grapheme, because splitting an Arabic letter from its mark, or a flag, would change the character. */
function cut(text: string, size: number, { width, stretch }: Room, measure: Measure): string {
  if (measure(text, size, stretch) <= width) return text
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`, size, stretch) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
