/**
 * Element ids of a dialog in every document (`features/layout/load-error-banner.tsx`), and of its text that reports a
 * failed repair. Their texts must not depend on a download.
 */
export const loadErrorBannerId = 'unloaded'
export const unrepairedId = 'unrepaired'
