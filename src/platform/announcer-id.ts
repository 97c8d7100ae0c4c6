/**
 * The page's one polite live region; the frame renders it empty on every page. Notices are placed inside it, so they
 * are read out when they appear. Other announcements are put into it, visually hidden, for as long as a screen reader
 * needs.
 */
export const announcerId = 'announcer'
