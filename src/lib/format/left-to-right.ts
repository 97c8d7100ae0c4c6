/** What `<Ltr>` is to markup, for a score within a plain sentence: it never reorders among Arabic words. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
