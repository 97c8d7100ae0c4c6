/**
 * Spaces the cameras evenly around a pitch: packages define their number, but not their positions. POV cameras have
 * letters and are placed at the two ends.
 */
const letters = 'ABCDEFGH'

export function aroundPitch(broadcast: number, pov: number): { mark: string; x: number; y: number }[] {
  const around = Array.from({ length: broadcast }, (_, index) => ({
    mark: String(index + 1),
    // Starts in the middle of the near side, and leaves both ends free.
    ...onEdge(0.5 + (index + 0.5 - 0.5 * (broadcast % 2)) / broadcast),
  }))
  const ends = Array.from({ length: pov }, (_, index) => ({
    mark: letters.charAt(index),
    x: index % 2 === 0 ? 150 : 570,
    y: 260,
  }))
  return [...around, ...ends]
}

/** A point on the ellipse around the pitch. `turn` is a fraction of a full circle, clockwise from the top. */
function onEdge(turn: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI
  return { x: Math.round(360 + Math.sin(angle) * 310), y: Math.round(260 - Math.cos(angle) * 220) }
}
