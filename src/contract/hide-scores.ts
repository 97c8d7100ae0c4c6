/** The local-storage key for hidden scores; any value is "on". The head script reads it before the first paint. */
export const hideScoresKey = 'sporte:spoilers'
