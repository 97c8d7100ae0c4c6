/**
 * Marks the buttons that repair the site. An inline script responds to them (`build/html/inline/repair.ts`). A separate
 * file, because every page first loads the constants of the banner.
 */
export const repairMark = 'data-repair'
