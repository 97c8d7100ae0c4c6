import { markHits } from '@/lib/name-search/word-hits.ts'

type HighlightedProps = { text: string; words: readonly string[] }

/** A text with the search terms marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  if (words.length === 0) return text
  return markHits(text, words).map((piece, index) =>
    piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
