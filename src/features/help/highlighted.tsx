import { markHits } from '@/platform/name-search/word-hits.ts'
import styles from './questions.module.css'

type HighlightedProps = { text: string; words: readonly string[] }

export function Highlighted({ text, words }: HighlightedProps) {
  if (words.length === 0) return text
  return (
    <span>
      {markHits(text, words).map((piece, index) =>
        piece.isHit ? (
          <mark key={index} className={styles.hit}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </span>
  )
}
