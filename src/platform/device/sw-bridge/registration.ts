import { askForTurn } from '@/contract/outbox-sync.ts'

/** Asks for a turn in the worker once there is a network, even with every tab closed (Chromium only). */
export async function requestSync(): Promise<void> {
  await askForTurn(await navigator.serviceWorker?.getRegistration().catch(() => undefined))
}

export async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations?.()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
}
