import { readText, removeText, writeText } from '@/platform/device/storage.ts'
import { isFullCode, readCode } from './access-code.ts'

const place = { key: 'sporte:watch-code' } as const

/** The last verified code on this device. */
export function readStoredCode(): string | null {
  const { code } = readCode(readText(place) ?? '')
  return isFullCode(code) ? code : null
}

export function storeCode(code: string): void {
  writeText(place, code)
}

/** Keeps a newer code, which another tab may have stored. */
export function forgetCode(code: string): void {
  if (readStoredCode() === code) removeText(place)
}
