import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetCode, readStoredCode, storeCode } from '@/features/watch/stored-code.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

let storage = createFakeStorage()

beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('stored code', () => {
  it.each(['ABC123', '000123'])('returns %s as text until it is deleted', (code) => {
    storeCode(code)
    expect(readStoredCode()).toBe(code)

    forgetCode('NEWER1') // of another tab
    expect(readStoredCode()).toBe(code)

    forgetCode(code)
    expect(readStoredCode()).toBeNull()
  })

  it.each(['', 'ABC'])('ignores the stored value "%s"', (text) => {
    storage.setItem('sporte:watch-code', text)

    expect(readStoredCode()).toBeNull()
  })
})
