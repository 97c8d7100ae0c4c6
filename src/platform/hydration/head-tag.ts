/** A page-specific tag of the document's head. The build writes it, and navigation replaces it. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Data for search engines, which read only the document. It is not executed, so no policy blocks it. */
export type DataTag = { tag: 'script'; data: object }

/** Marks page-specific tags. */
export const headTagMark = 'data-page-tag'
