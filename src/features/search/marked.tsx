import { markHits } from '@/platform/name-search/word-hits.ts'
import styles from './hit.module.css'

type MarkedProps = { text: string; words: readonly string[] }

/** A text with what was typed underlined in it. */
export function Marked({ text, words }: MarkedProps) {
  if (words.length === 0) return text
  return markHits(text, words).map((piece, index) =>
    piece.isHit ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
