/** The local-storage key of the spoiler shield; any value is "on". The head script reads it before the first paint. */
export const hideScoresKey = 'sporte:spoilers'
