import { registerSync } from '@/contract/outbox-signals.ts'

const findRegistration = async () => navigator.serviceWorker?.getRegistration().catch(() => undefined)

/** A page stays controlled by a worker that has unregistered, as after a kill switch. */
export async function isWorkerRegistered(): Promise<boolean> {
  return Boolean(await findRegistration())
}

/** Requests a background sync: the worker runs once there is a network, even with every tab closed (Chromium only). */
export async function requestSync(): Promise<void> {
  await registerSync(await findRegistration())
}

let areRemoved = false

/** Whether this page has removed the worker: a delayed registration must not bring it back. */
export function wereWorkersRemoved(): boolean {
  return areRemoved
}

export async function removeWorkers(): Promise<void> {
  areRemoved = true
  const registrations = (await navigator.serviceWorker?.getRegistrations?.()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
