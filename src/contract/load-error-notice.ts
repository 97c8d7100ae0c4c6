/** A dialog in every document (`features/layout/load-error-notice.tsx`): its texts must not depend on a download. */
export const noticeId = 'unloaded'
