/**
 * Element id of a dialog in every document (`features/layout/load-error-notice.tsx`). Its text must not depend on a
 * download.
 */
export const noticeId = 'unloaded'
