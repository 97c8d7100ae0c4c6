import { afterEach, describe, expect, it, vi } from 'vitest'
import { readText, removeText, writeText } from '@/platform/storage.ts'
import { aStorage } from '../../support/a-storage.ts'

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** Some browsers throw at the very mention of the storage. */
function stubUnmentionable() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, name, { configurable: true, get: denied })
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'localStorage')
  Reflect.deleteProperty(globalThis, 'sessionStorage')
})

describe('Web Storage', () => {
  it('keeps text until it is removed', () => {
    vi.stubGlobal('localStorage', aStorage())

    expect(readText('key')).toBeNull()
    expect(writeText('key', 'value')).toBe(true)
    expect(readText('key')).toBe('value')
    removeText('key')
    expect(readText('key')).toBeNull()
  })

  it('keeps the session apart from the device', () => {
    vi.stubGlobal('localStorage', aStorage())
    vi.stubGlobal('sessionStorage', aStorage({ key: 'of the session' }))

    expect(readText('key', 'session')).toBe('of the session')
    expect(readText('key')).toBeNull()
  })

  it('does without, and says that nothing was kept, when it is full', () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', Object.assign(aStorage(), { setItem: full }))

    expect(writeText('key', 'value')).toBe(false)
    expect(readText('key')).toBeNull()
  })

  it('does without when every call throws', () => {
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })

    expect(readText('key')).toBeNull()
    expect(writeText('key', 'value')).toBe(false)
    expect(() => removeText('key')).not.toThrow()
  })

  it('does without when it may not even be mentioned', () => {
    stubUnmentionable()

    for (const area of ['local', 'session'] as const) {
      expect(readText('key', area)).toBeNull()
      expect(writeText('key', 'value', area)).toBe(false)
      expect(() => removeText('key', area)).not.toThrow()
    }
  })
})
