/** `waiting`: requested while there was no network. */
export type VideoState = 'poster' | 'waiting' | 'playing'

/**
 * An iframe that loads offline keeps the browser's error page, even once the network is back. So it is not loaded until
 * then. A video that plays is left alone, whatever the network does.
 */
export function nextVideoState(state: VideoState, isPressed: boolean, isOnline: boolean): VideoState {
  if (state === 'playing' || (state === 'poster' && !isPressed)) return state
  return isOnline ? 'playing' : 'waiting'
}
