import { markHits } from '@/lib/name-search/word-hits.ts'

type HighlightedProps = { text: string; words: readonly string[]; className: string | undefined }

/** A text with the search terms marked. */
export function Highlighted({ text, words, className }: HighlightedProps) {
  if (words.length === 0) return text
  return markHits(text, words).map((piece, index) =>
    piece.isHit ? (
      <mark key={index} className={className}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
