/**
 * Id of the page's only polite live region. The layout renders it empty on every page.
 *
 * Screen readers announce toasts because they are rendered inside it. Other announcements are inserted visually hidden
 * for as long as a screen reader needs.
 */
export const announcerId = 'announcer'
