/**
 * Local-storage key of the hide-scores setting. Any value means "on". The head script reads it before the first paint.
 */
export const hideScoresKey = 'sporte:spoilers'
