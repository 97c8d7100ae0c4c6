/** `waiting`: pressed while offline. */
export type VideoState = 'poster' | 'waiting' | 'playing'

/**
 * An iframe loaded offline keeps the browser's error page, so the video waits for a connection. A video that plays is
 * never interrupted.
 */
export function nextVideoState(state: VideoState, isPressed: boolean, isOnline: boolean): VideoState {
  if (state === 'playing' || (state === 'poster' && !isPressed)) return state
  return isOnline ? 'playing' : 'waiting'
}
