import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readStoredCode } from '@/features/watch/stored-code.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

let storage = createFakeStorage()

beforeEach(() => {
  storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
})

describe('stored code', () => {
  it.each(['', 'ABC'])('ignores the stored value "%s"', (text) => {
    storage.setItem('sporte:watch-code', text)

    expect(readStoredCode()).toBeNull()
  })
})
