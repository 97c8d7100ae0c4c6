/** Low data: what the head script, which runs before the first picture, shares with the pages (`platform/device/low-data.ts`). */

/** `on` or `off` is the visitor's word; without one, the browser's own data saver decides. */
export const lowDataKey = 'sporte:low-data'

/** A cache by this name, with nothing in it, tells the worker, which cannot read the switch. */
export const lowDataMark = 'sporte-low-data'

/**
 * What names the files of pictures that are still to be held back: all but those in a place where the visitor wants them
 * (on the root: everywhere). Every picture is a `<picture>`, whose source takes precedence.
 */
export const sourcesToHold = 'source:not([data-wanted] *,[data-held])'

/** Without a size or a ratio of its own: the box stays the one that the picture's attributes reserve. */
export const emptyPicture = 'data:image/svg+xml,<svg%20xmlns="http://www.w3.org/2000/svg"/>'
