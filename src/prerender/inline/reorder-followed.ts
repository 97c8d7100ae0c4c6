/**
 * Runs before the first paint, on pages that show followed players and teams first (`followedFirst` in
 * `page-options.ts`): the build cannot know them, and a later reordering would be a layout shift. A style moves rows
 * whose `data-with` names one of them to the front, and reserves space for further content about them. It depends on
 * `data-following`, which is removed once the page itself has the order (`platform/device/followed.ts`).
 */
try {
  const followed = ['player', 'team'].flatMap(
    (kind): unknown => JSON.parse(localStorage.getItem(`sporte:marks-${kind}`) ?? '[]') ?? [],
  )
  if (followed.length > 0) {
    document.documentElement.dataset.following = ''
    const rows = followed.map((id) => `[data-with~="${CSS.escape(String(id))}"]`)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`[data-following] :is(${rows.join()}){order:-1}`)
    document.adoptedStyleSheets = [sheet]
  }
} catch {
  // Storage is blocked or corrupt, or constructable style sheets are missing: the page's own order stays.
}
