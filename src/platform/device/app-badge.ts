/** Unknown at first, because a badge outlives the visit that set it. */
let shown: number | undefined

/** Sets the number on the icon of the installed app. Does nothing if badges are not supported. */
export function setBadge(count: number): void {
  if (count === shown || !('setAppBadge' in navigator)) return
  shown = count
  // Optional. The browser rejects it, for example, if the site is not installed.
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}
