type Owner = 'enquiries' | 'score'

const counts: Record<Owner, number> = { enquiries: 0, score: 0 }
/** Unknown at first: a badge outlives the visit that set it. */
let shown: number | undefined

/**
 * The number on the icon of the installed app. Two features share it: waiting enquiries are the visitor's own business
 * and take precedence over a score. Zero clears a feature's number. Does nothing where badges are not supported.
 */
export function setBadge(owner: Owner, count: number): void {
  counts[owner] = count
  const next = counts.enquiries || counts.score
  if (next === shown || !('setAppBadge' in navigator)) return
  shown = next
  // Optional: refused, for instance, where the site is not installed.
  void (next > 0 ? navigator.setAppBadge(next) : navigator.clearAppBadge()).catch(() => {})
}
