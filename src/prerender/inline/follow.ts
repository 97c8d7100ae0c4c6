/**
 * Runs in the head of the pages on which whom the visitor follows comes first (`followedFirst` in `page-table.ts`), before
 * anything paints: what a build writes cannot know of them, and an order that changes later would be a jump. Rows whose
 * `data-with` names one of them go first by a style, and there is room for what else is shown of them. All of it hangs on
 * `data-following`, which goes once the page itself has put them there (`platform/device/followed.ts`).
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
  // Storage that is blocked or spoilt, or a browser without such sheets: the page's own order stays.
}
