/** Like `<Ltr>`, for a score in plain text: Arabic words never reorder it. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`
