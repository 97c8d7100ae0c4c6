/** A tag of the document's head that belongs to one page. The build writes it, navigation replaces it. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** What only those read who read the document alone: search engines. Data, which no policy forbids and nothing runs. */
export type DataTag = { tag: 'script'; data: object }

/** Tells the tags of the page from those that every page has. */
export const headTagMark = 'data-page-tag'
