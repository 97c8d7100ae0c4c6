/**
 * Cameras around a pitch, at equal distances from each other. The package states their number, nothing states their places.
 * POV cameras, which have letters, are at the two ends.
 */
const letters = 'ABCDEFGH'

export function aroundPitch(broadcast: number, pov: number): { mark: string; x: number; y: number }[] {
  const around = Array.from({ length: broadcast }, (_, index) => ({
    mark: String(index + 1),
    // From the middle of the near side on, and never at an end.
    ...onEdge(0.5 + (index + 0.5 - 0.5 * (broadcast % 2)) / broadcast),
  }))
  const ends = Array.from({ length: pov }, (_, index) => ({
    mark: letters.charAt(index),
    x: index % 2 === 0 ? 150 : 570,
    y: 260,
  }))
  return [...around, ...ends]
}

/** A place on the ellipse around the pitch; `turn` is a part of the whole way round, from its top. */
function onEdge(turn: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI
  return { x: Math.round(360 + Math.sin(angle) * 310), y: Math.round(260 - Math.cos(angle) * 220) }
}
