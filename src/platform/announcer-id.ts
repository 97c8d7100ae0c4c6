/**
 * The page's one polite live region; the frame renders it empty on every page. Notices hang inside it and so are read
 * out when they appear; what shows no notice is put into it, unseen, for the moment that a screen reader needs.
 */
export const announcerId = 'announcer'
