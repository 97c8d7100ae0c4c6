import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetCode, readStoredCode, storeCode } from '@/features/watch/stored-code.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

let storage = createFakeStorage()

beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('stored code', () => {
  it('stays when another tab forgets a different one', () => {
    storeCode('ABC123')
    forgetCode('NEWER1')
    expect(readStoredCode()).toBe('ABC123')
    forgetCode('ABC123')
    expect(readStoredCode()).toBeNull()
  })

  it.each(['', 'ABC'])('ignores the stored value "%s"', (text) => {
    storage.setItem('sporte:watch-code', text)

    expect(readStoredCode()).toBeNull()
  })
})
