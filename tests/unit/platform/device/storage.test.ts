import { expect, it, vi } from 'vitest'
import { readText, removeText, writeText } from '@/platform/device/storage.ts'

const device = { key: 'sporte:visits' } as const
const session = { key: 'sporte:visits', area: 'session' } as const

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

const isDeniedBy = {
  'every call': { value: { getItem: denied, setItem: denied, removeItem: denied } },
  // Some browsers throw on any access to the storage property.
  access: { get: denied },
}

it.each(Object.entries(isDeniedBy))('Web Storage › reports failure if %s throws', (_what, storage) => {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined) // so that vitest restores the property after the test
    Object.defineProperty(globalThis, name, { configurable: true, ...storage })
  }
  for (const place of [device, session]) {
    expect(readText(place)).toBeNull()
    expect(writeText(place, 'value')).toBe(false)
    expect(() => removeText(place)).not.toThrow()
  }
})
