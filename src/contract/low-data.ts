/**
 * Low-data constants shared by the pages (`platform/device/low-data.ts`) and the head script, which runs before the
 * first picture.
 */

/** `on` or `off` is the visitor's choice. Without a choice, the browser's data saver decides. */
export const lowDataKey = 'sporte:low-data'

/** An empty cache of this name marks low-data mode for the worker, which cannot read local storage. */
export const lowDataMark = 'sporte-low-data'

/**
 * Selects the picture sources to hold back: all except those inside `data-wanted` elements. Every image is a
 * `<picture>`, and its sources take precedence.
 */
export const sourcesToHold = 'source:not([data-wanted] *,[data-held])'

/** No intrinsic size or ratio: the box keeps the size that the picture's attributes reserve. */
export const emptyPicture = 'data:image/svg+xml,<svg%20xmlns="http://www.w3.org/2000/svg"/>'
