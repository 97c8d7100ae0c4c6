/** The plain-text equivalent of `<Ltr>`: isolates a score, so that it is never reordered among Arabic words. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`

/** The plain-text equivalent of `<bdi>`: isolates an external name, whatever its direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
