import { countOutbox } from '@/outbox/store.ts'

/** The subset of the worker's `clients` that this module uses. */
type Windows = {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>
}

/**
 * Shows the number of pending enquiries on the app's icon, if no page is open. An open page does it itself
 * (`platform/device/app-badge.ts`).
 */
export async function updateBadge(windows: Windows): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    if ((await windows.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return
    const count = await countOutbox()
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // Optional. The browser rejects it if the site is not installed.
  }
}
