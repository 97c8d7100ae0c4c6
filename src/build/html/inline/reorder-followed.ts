/**
 * Runs before the first paint on pages that show followed players and teams first (`followedFirst` in
 * `router/pages.ts`). They are unknown at build time, and a later reordering would be a layout shift.
 *
 * A style moves rows whose `data-with` contains a followed id to the front, and reserves space for their additional
 * content. It depends on `data-following`, which is removed once the page itself has the order
 * (`shared/use-followed.ts`).
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
  // Storage is blocked or corrupt, or constructable style sheets are missing. The page's own order stays.
}
