/**
 * Local-storage key of the time until which the feed has a match to show, in Unix milliseconds. The head script reads it
 * before the first paint.
 */
export const liveUntilKey = 'sporte:live-until'
