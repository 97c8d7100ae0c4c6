import { describe, expect, it } from 'vitest'
import { whatsAppUrl } from '@/shared/whatsapp-url.ts'

const textOf = (address: string) => new URL(address).searchParams.get('text')

describe('WhatsApp URL', () => {
  it('has only the number without a text', () => {
    expect(whatsAppUrl('971501234567', ' ')).toBe('https://wa.me/971501234567')
  })

  it.each([
    "I'm interested in the Gold package.\nIn particular: 50% & more?#x=1",
    'أنا مهتم بباقة «الذهبية» 🥊',
    '&text=another',
  ])('contains the text unchanged: %s', (words) => {
    const address = whatsAppUrl('971501234567', words)
    expect(textOf(address)).toBe(words)
    expect(address).toMatch(/^https:\/\/wa\.me\/971501234567\?text=[^&#\s]*$/)
  })

  it('shortens a long text without splitting a surrogate pair, and removes half letters', () => {
    expect(textOf(whatsAppUrl('971501234567', '🥊'.repeat(2_000)))).toBe(`${'🥊'.repeat(499)}…`)
    expect(textOf(whatsAppUrl('971501234567', `a\uD83E`))).toBe('a\uFFFD')
  })
})
