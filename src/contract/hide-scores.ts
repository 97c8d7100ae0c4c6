/**
 * Local-storage key of the hide-scores setting. Any value means "on". The head script reads it before the first paint.
 * The name is of an earlier release, and stored on devices.
 */
export const hideScoresKey = 'sporte:spoilers'
