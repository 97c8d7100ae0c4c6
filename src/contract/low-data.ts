/**
 * Low data: what the head script, which runs before the first picture, shares with the pages
 * (`platform/device/low-data.ts`).
 */

/** `on` or `off` is the visitor's choice; without one, the browser's own data saver decides. */
export const lowDataKey = 'sporte:low-data'

/** An empty cache of this name is the signal for the worker, which cannot read local storage. */
export const lowDataMark = 'sporte-low-data'

/**
 * The picture sources that must not load yet: all but those in an element where the visitor wants them (on the
 * root: everywhere). Every picture is a `<picture>`, whose sources take precedence.
 */
export const sourcesToHold = 'source:not([data-wanted] *,[data-held])'

/** Has no intrinsic size or ratio: the box keeps the size that the picture's attributes reserve. */
export const emptyPicture = 'data:image/svg+xml,<svg%20xmlns="http://www.w3.org/2000/svg"/>'
