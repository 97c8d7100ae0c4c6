import { describe, expect, it } from 'vitest'
import { classifyNotice } from '../../chaos/notices.ts'

describe('classifyNotice', () => {
  it.each([
    ['Message sent successfully!', { kind: 'sent' }],
    ['Saved on this device', { kind: 'saved' }],
    ['Failed to send message', { kind: 'failed' }],
    ['Your saved message was sent.', { kind: 'sent later', count: 1 }],
    ['12 saved messages were sent.', { kind: 'sent later', count: 12 }],
    ['A saved message couldn’t be sent.', { kind: 'parked', count: 1 }],
    ['3 saved messages couldn’t be sent.', { kind: 'parked', count: 3 }],
    ['Couldn’t send. We’ve kept it here.', { kind: 'beside the point' }],
    ['Something else', { kind: 'unexpected', title: 'Something else' }],
    ['x saved messages were sent.', { kind: 'unexpected', title: 'x saved messages were sent.' }],
    ['أُرسلت رسالتاك المحفوظتان.', { kind: 'sent later', count: 2 }],
    ['أُرسلت 5 رسائل محفوظة.', { kind: 'sent later', count: 5 }],
    ['تعذّر إرسال رسالة محفوظة.', { kind: 'parked', count: 1 }],
  ])('classifies %s', (title, meaning) => {
    expect(classifyNotice(title)).toEqual(meaning)
  })
})
