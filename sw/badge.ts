import { countWaiting } from '@/contract/outbox-store.ts'

/** The part of the worker's `clients` that is used here. */
type Windows = {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>
}

/**
 * Shows the number of waiting enquiries on the app's icon. Only while no page is open: a page does it itself
 * (`platform/device/app-badge.ts`).
 */
export async function updateBadge(windows: Windows): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  try {
    if ((await windows.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return
    const count = await countWaiting()
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // Optional: refused where the site is not installed.
  }
}
