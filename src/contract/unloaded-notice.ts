/** A dialog in every document (`features/frame/unloaded-notice.tsx`): its texts must not depend on a download. */
export const noticeId = 'unloaded'
