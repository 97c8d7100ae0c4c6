/** `waiting`: asked for while there was no network. */
export type VideoState = 'poster' | 'waiting' | 'playing'

/**
 * A frame that is asked for without a network keeps the browser's own error page, also once the network is back: so it
 * is not asked for. A video that plays is left alone, whatever the network does.
 */
export function nextVideoState(state: VideoState, isPressed: boolean, isOnline: boolean): VideoState {
  if (state === 'playing' || (state === 'poster' && !isPressed)) return state
  return isOnline ? 'playing' : 'waiting'
}
