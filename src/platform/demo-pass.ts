import { useSyncExternalStore } from 'react'
import { readText, removeText, writeText } from './storage.ts'

/** That somebody asked to be remembered here, and nothing else: not who, and nothing that was typed. */
const key = 'sporte:demo-pass'

const never = () => () => {}

/** False on the server and in the first rendering. */
export function useDemoPass(): boolean {
  return useSyncExternalStore(
    never,
    () => readText(key) !== null,
    () => false,
  )
}

export function keepDemoPass(): void {
  writeText(key, 'kept')
}

export function forgetDemoPass(): void {
  removeText(key)
}
