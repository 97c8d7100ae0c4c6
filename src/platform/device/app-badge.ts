/** Unknown at first: a badge outlives the visit that set it. */
let shown: number | undefined

/** The number on the icon of the installed app. Does nothing where badges are not supported. */
export function setBadge(count: number): void {
  if (count === shown || !('setAppBadge' in navigator)) return
  shown = count
  // Optional: the browser refuses, for instance, if the site is not installed.
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}
