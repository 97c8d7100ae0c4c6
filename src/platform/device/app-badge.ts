type Owner = 'enquiries' | 'score'

const counts: Record<Owner, number> = { enquiries: 0, score: 0 }
/** Not known at first: a badge stays from one visit to the next. */
let shown: number | undefined

/**
 * The number on the icon of the installed app. It has one place and two who ask for it: enquiries that wait are the
 * visitor's own business and come before a score. Zero asks for none. Nothing happens where there are no badges.
 */
export function setBadge(owner: Owner, count: number): void {
  counts[owner] = count
  const next = counts.enquiries || counts.score
  if (next === shown || !('setAppBadge' in navigator)) return
  shown = next
  // A favour: refused, for instance, where the site is not installed.
  void (next > 0 ? navigator.setAppBadge(next) : navigator.clearAppBadge()).catch(() => {})
}
