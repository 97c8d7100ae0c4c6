import { expect, it } from 'vitest'
import { watchUrl } from '@/features/watch/bigger-screen-guide.tsx'

it.each([
  ['en', 'https://sporte.example/watch?code=000123'],
  ['ar', 'https://sporte.example/ar/watch?code=000123'],
] as const)('watchUrl › keeps the page language and every digit of the code in %s', (language, address) => {
  expect(watchUrl('https://sporte.example', language, '000123')).toBe(address)
})
