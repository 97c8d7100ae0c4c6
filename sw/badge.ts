import { listRows } from '@/contract/outbox-store.ts'

/** The worker's `clients`, as far as they matter here. */
type Windows = {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>
}

/**
 * Says on the icon of the app how many enquiries wait. Only while no page is open: a page does it itself, and may have
 * something else to say there (`platform/device/app-badge.ts`).
 */
export async function badgeWhatWaits(windows: Windows): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    if ((await windows.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return
    const count = (await listRows()).length
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // A favour: refused where the site is not installed.
  }
}
