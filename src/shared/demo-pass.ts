import { stored } from '@/platform/device/stored.ts'

/** Stores only that a visitor chose "remember me", never who or anything they typed. */
export const demoPass = stored({ key: 'sporte:demo-pass' }, (text) => text !== null)

/** Whether the visitor signed in to the demo area during this visit. */
export const demoSignIn = stored({ key: 'sporte:signed-in', area: 'session' }, (text) => text !== null)

export function signOut(): void {
  demoPass.remove()
  demoSignIn.remove()
}
