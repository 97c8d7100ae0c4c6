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

export function forgetCode(): void {
  removeText(place)
}
