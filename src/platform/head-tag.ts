/** A tag of the document's head that belongs to one page. The build writes it, navigation replaces it. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Tells the tags of the page from those that every page has. */
export const headTagMark = 'data-page-tag'
