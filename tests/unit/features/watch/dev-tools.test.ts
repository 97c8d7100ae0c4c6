import { describe, expect, it } from 'vitest'
import { isBlockedKey, isDocked } from '@/features/watch/dev-tools.ts'

/** A desktop window at pixel ratio 1, with 90 px of browser UI and no docked tools. */
const plain = { outerWidth: 1440, outerHeight: 900, innerWidth: 1440, innerHeight: 810, devicePixelRatio: 1 }
const hasMouse = true

describe('isDocked', () => {
  it.each<[what: string, size: Partial<typeof plain>]>([
    ['an ordinary window', {}],
    ['a width that differs by exactly 160 px', { innerWidth: 1440 - 160 }],
    ['a height that differs by exactly 160 px', { innerHeight: 900 - 160 }],
    ['a page that is zoomed on a fine screen', { innerWidth: 960, innerHeight: 540, devicePixelRatio: 3 }],
    ['a page that is not laid out yet', { innerWidth: 0, innerHeight: 0 }],
  ])('returns false for %s', (_what, size) => {
    expect(isDocked({ ...plain, ...size }, hasMouse)).toBe(false)
  })

  it.each([1.25, 1.5, 2, 3])('returns false for a page zoomed to %d', (zoom) => {
    const inner = { innerWidth: Math.round(1440 / zoom), innerHeight: Math.round(810 / zoom) }

    expect(isDocked({ ...plain, ...inner, devicePixelRatio: zoom }, hasMouse)).toBe(false)
  })

  it.each([
    ['at the right', { innerWidth: 1040 }],
    ['at the right, pixel ratio 2', { innerWidth: 1040, devicePixelRatio: 2 }],
    ['at the bottom', { innerHeight: 500 }],
    ['at the bottom, pixel ratio 2', { innerHeight: 500, devicePixelRatio: 2 }],
    ['at the right, 161 px wide', { innerWidth: 1440 - 161 }],
    ['at the bottom, 161 px high', { innerHeight: 900 - 161 }],
    ['beside a zoomed page', { innerWidth: (1440 - 400) / 2, innerHeight: 405, devicePixelRatio: 2 }],
  ])('returns true for tools docked %s', (_where, size) => {
    expect(isDocked({ ...plain, ...size }, hasMouse)).toBe(true)
  })

  it('returns false without a mouse, because bars and keyboards of phones come and go', () => {
    expect(isDocked({ ...plain, innerHeight: 400 }, false)).toBe(false)
  })
})

const key = (pressed: Partial<Parameters<typeof isBlockedKey>[0]>) => ({
  code: '',
  key: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...pressed,
})

describe('isBlockedKey', () => {
  it.each([{}, { shiftKey: true }])('returns true for F12 with %j', (held) => {
    expect(isBlockedKey(key({ code: 'F12', key: 'F12', ...held }))).toBe(true)
  })

  describe.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])('with %s', (_name, modifier) => {
    // The Arabic letters are on the I, J and C keys of an Arabic keyboard. The last case types i with another key.
    it.each([
      'KeyI I',
      'KeyI i',
      'KeyJ J',
      'KeyJ j',
      'KeyC C',
      'KeyC c',
      'KeyI ه',
      'KeyJ ت',
      'KeyC ؤ',
      'KeyG i',
    ])('returns true for Shift and %s', (pressed) => {
      const [code = '', typed = ''] = pressed.split(' ')
      expect(isBlockedKey(key({ code, key: typed, shiftKey: true, ...modifier }))).toBe(true)
    })

    it.each(['u', 'ع'])('returns true for the key U that types %s', (typed) => {
      expect(isBlockedKey(key({ code: 'KeyU', key: typed, ...modifier }))).toBe(true)
    })

    it.each(Array.from('cvxaijrfpt'))('returns false for %s without Shift', (letter) => {
      expect(isBlockedKey(key({ code: `Key${letter.toUpperCase()}`, key: letter, ...modifier }))).toBe(false)
    })

    it.each(Array.from('UTNV'))('returns false for Shift and %s', (letter) => {
      const pressed = key({ code: `Key${letter}`, key: letter, shiftKey: true, ...modifier })
      expect(isBlockedKey(pressed)).toBe(false)
    })
  })

  it.each(Array.from('ijcuIJCUهع1'))('returns false for typing %s', (typed) => {
    const shiftKey = typed !== typed.toLowerCase()
    expect(isBlockedKey(key({ code: 'KeyI', key: typed, shiftKey }))).toBe(false)
  })

  it.each(['Tab', 'Enter', 'Escape', 'F5', 'F11', 'F1'])('returns false for Ctrl and %s', (name) => {
    expect(isBlockedKey(key({ code: name, key: name, ctrlKey: true }))).toBe(false)
  })
})
