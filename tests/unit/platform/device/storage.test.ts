import { describe, expect, it, vi } from 'vitest'
import { readText, removeText, writeText } from '@/platform/device/storage.ts'

const device = { key: 'sporte:visits' } as const
const session = { key: 'sporte:visits', area: 'session' } as const

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** Some browsers throw on any access to the storage property. */
function stubUnmentionable() {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined) // so that vitest restores the property after the test
    Object.defineProperty(globalThis, name, { configurable: true, get: denied })
  }
}

describe('Web Storage', () => {
  it('reports failure if every call throws', () => {
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })

    expect(readText(device)).toBeNull()
    expect(writeText(device, 'value')).toBe(false)
    expect(() => removeText(device)).not.toThrow()
  })

  it('reports failure if access throws', () => {
    stubUnmentionable()

    for (const place of [device, session]) {
      expect(readText(place)).toBeNull()
      expect(writeText(place, 'value')).toBe(false)
      expect(() => removeText(place)).not.toThrow()
    }
  })
})
