/** The plain-text equivalent of `<Ltr>`: isolates a score, so that it is never reordered among Arabic words. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
