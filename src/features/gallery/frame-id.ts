/** Where focus returns to when the large picture closes. */
export function frameId(photo: string): string {
  return `frame-${photo}`
}

export const moreButtonId = 'more-frames'
