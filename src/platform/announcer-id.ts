/**
 * The page's polite live region, which the layout renders empty on every page. Notices are inside it, so they are read
 * out when they appear. Other announcements are added to it, visually hidden, for as long as a screen reader needs.
 */
export const announcerId = 'announcer'
