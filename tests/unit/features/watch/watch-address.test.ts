import { describe, expect, it } from 'vitest'
import { watchAddress } from '@/features/watch/watch-address.ts'

describe('watchAddress', () => {
  it.each([
    ['en', 'https://sporte.example/watch?code=000123'],
    ['ar', 'https://sporte.example/ar/watch?code=000123'],
  ] as const)('keeps the page language and every digit of the code in %s', (language, address) => {
    expect(watchAddress('https://sporte.example', language, '000123')).toBe(address)
  })
})
