/** The id of a photo's tile, which gets the focus when the viewer closes. */
export function frameId(photo: string): string {
  return `frame-${photo}`
}

export const moreButtonId = 'more-frames'
