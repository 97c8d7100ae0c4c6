import { describe, expect, it } from 'vitest'
import { isPageMessage } from '@/contract/messages.ts'

describe('isPageMessage', () => {
  it('knows the word that puts a new version in charge', () => {
    expect(isPageMessage({ type: 'SKIP_WAITING' })).toBe(true)
  })

  it.each([[null], [undefined], ['SKIP_WAITING'], [{}], [{ type: 'CLAIM' }], [{ type: null }]])(
    'ignores %j from extensions and other scripts',
    (data) => {
      expect(isPageMessage(data)).toBe(false)
    },
  )
})
