/** A tag of the document's head that belongs to one page. The build writes it, navigation replaces it. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta' | 'link'; attributes: Record<string, string> }

/** Data for search engines, which read the document only. It is not executed, so no policy forbids it. */
export type DataTag = { tag: 'script'; data: object }

/** Marks the tags that belong to one page. */
export const headTagMark = 'data-page-tag'
