/**
 * Local-storage key of the hide-scores setting. Any value means "on". The head script reads it before the first paint.
 * The name dates from an earlier release; devices store it.
 */
export const hideScoresKey = 'sporte:spoilers'
