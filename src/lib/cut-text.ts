/**
 * Returns the text with at most `most` UTF-16 units, where a cut text ends in "…". Cuts between graphemes, because
 * splitting an Arabic letter from its mark, or a flag, would change the character.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > most - 1) break
    end = index + segment.length
  }
  return `${text.slice(0, end).trimEnd()}…`
}
