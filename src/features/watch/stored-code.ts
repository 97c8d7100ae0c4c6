import { readText, removeText, writeText } from '@/platform/storage.ts'
import { isFullCode, normaliseCode } from './access-code.ts'

const key = 'sporte:watch-code'

/** The last code that was verified on this device. */
export function readStoredCode(): string | null {
  const code = normaliseCode(readText(key) ?? '')
  return isFullCode(code) ? code : null
}

export function storeCode(code: string): void {
  writeText(key, code)
}

export function forgetCode(): void {
  removeText(key)
}
