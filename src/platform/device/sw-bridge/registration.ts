import { registerSync } from '@/outbox/signals.ts'

const findRegistration = async () => navigator.serviceWorker?.getRegistration().catch(() => undefined)

/** A page remains controlled by an unregistered worker, for example after a kill-switch release. */
export async function isWorkerRegistered(): Promise<boolean> {
  return Boolean(await findRegistration())
}

/** Requests a Background Sync, so that the worker replays once online, even with all tabs closed (Chromium only). */
export async function requestSync(): Promise<void> {
  await registerSync(await findRegistration())
}

let areRemoved = false

/** Whether this page has removed the worker. A registration that runs late must not add it again. */
export function wereWorkersRemoved(): boolean {
  return areRemoved
}

export async function removeWorkers(): Promise<void> {
  areRemoved = true
  const registration = await findRegistration()
  if (registration?.scope === `${location.origin}/`) await registration.unregister()
}
