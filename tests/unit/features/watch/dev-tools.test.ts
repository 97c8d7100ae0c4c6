import { describe, expect, it } from 'vitest'
import { isBlockedKey, isDocked } from '@/features/watch/dev-tools.ts'

/** A desktop window on a plain screen, its bars 90 px high and nothing docked. */
const plain = { outerWidth: 1440, outerHeight: 900, innerWidth: 1440, innerHeight: 810, devicePixelRatio: 1 }
const hasMouse = true

describe('isDocked', () => {
  it('leaves an ordinary window alone', () => {
    expect(isDocked(plain, hasMouse)).toBe(false)
  })

  it.each([1, 2])('senses tools docked at the right, pixel ratio %i', (devicePixelRatio) => {
    expect(isDocked({ ...plain, devicePixelRatio, innerWidth: 1040 }, hasMouse)).toBe(true)
  })

  it.each([1, 2])('senses tools docked at the bottom, pixel ratio %i', (devicePixelRatio) => {
    expect(isDocked({ ...plain, devicePixelRatio, innerHeight: 500 }, hasMouse)).toBe(true)
  })

  it('senses a difference over 160 px and not one of exactly 160', () => {
    expect(isDocked({ ...plain, innerWidth: 1440 - 160 }, hasMouse)).toBe(false)
    expect(isDocked({ ...plain, innerWidth: 1440 - 161 }, hasMouse)).toBe(true)
    expect(isDocked({ ...plain, innerHeight: 900 - 160 }, hasMouse)).toBe(false)
    expect(isDocked({ ...plain, innerHeight: 900 - 161 }, hasMouse)).toBe(true)
  })

  it.each([1.25, 1.5, 2, 3])('leaves a viewer alone who zooms the page to %d', (zoom) => {
    const zoomed = {
      ...plain,
      innerWidth: Math.round(plain.innerWidth / zoom),
      innerHeight: Math.round(plain.innerHeight / zoom),
      devicePixelRatio: zoom,
    }

    expect(isDocked(zoomed, hasMouse)).toBe(false)
  })

  it('leaves a viewer alone who zooms on a fine screen', () => {
    const zoomed = { ...plain, innerWidth: 960, innerHeight: 540, devicePixelRatio: 3 }

    expect(isDocked(zoomed, hasMouse)).toBe(false)
  })

  it('still senses tools docked beside a zoomed page', () => {
    const zoomed = { ...plain, innerWidth: (1440 - 400) / 2, innerHeight: 405, devicePixelRatio: 2 }

    expect(isDocked(zoomed, hasMouse)).toBe(true)
  })

  it('leaves phones alone, whose bars and keyboards come and go', () => {
    const phone = {
      outerWidth: 412,
      outerHeight: 915,
      innerWidth: 412,
      innerHeight: 400,
      devicePixelRatio: 2.6,
    }

    expect(isDocked(phone, false)).toBe(false)
  })

  it('leaves a page alone that is not laid out yet', () => {
    expect(isDocked({ ...plain, innerWidth: 0, innerHeight: 0 }, hasMouse)).toBe(false)
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
  it('blocks F12, alone or with others', () => {
    expect(isBlockedKey(key({ code: 'F12', key: 'F12' }))).toBe(true)
    expect(isBlockedKey(key({ code: 'F12', key: 'F12', shiftKey: true }))).toBe(true)
  })

  describe.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
  ])('with %s', (_name, modifier) => {
    it.each(['I', 'J', 'C'])('blocks Shift and %s', (letter) => {
      expect(isBlockedKey(key({ code: `Key${letter}`, key: letter, shiftKey: true, ...modifier }))).toBe(true)
      expect(
        isBlockedKey(key({ code: `Key${letter}`, key: letter.toLowerCase(), shiftKey: true, ...modifier })),
      ).toBe(true)
    })

    it('blocks U', () => {
      expect(isBlockedKey(key({ code: 'KeyU', key: 'u', ...modifier }))).toBe(true)
    })

    it.each([
      ['I', 'ه'],
      ['J', 'ت'],
      ['C', 'ؤ'],
    ])('blocks the place of Shift and %s where it types %s', (letter, typed) => {
      expect(isBlockedKey(key({ code: `Key${letter}`, key: typed, shiftKey: true, ...modifier }))).toBe(true)
    })

    it('blocks the place of U where it types ع', () => {
      expect(isBlockedKey(key({ code: 'KeyU', key: 'ع', ...modifier }))).toBe(true)
    })

    it('blocks the letter where it stands in another place', () => {
      expect(isBlockedKey(key({ code: 'KeyG', key: 'i', shiftKey: true, ...modifier }))).toBe(true)
    })

    it.each(['c', 'v', 'x', 'a', 'i', 'j', 'r', 'f', 'p', 't'])('leaves %s without Shift alone', (letter) => {
      expect(isBlockedKey(key({ code: `Key${letter.toUpperCase()}`, key: letter, ...modifier }))).toBe(false)
    })

    it.each(['U', 'T', 'N', 'V'])('leaves Shift and %s alone', (letter) => {
      expect(isBlockedKey(key({ code: `Key${letter}`, key: letter, shiftKey: true, ...modifier }))).toBe(
        false,
      )
    })
  })

  it.each(['i', 'j', 'c', 'u', 'I', 'J', 'C', 'U', 'ه', 'ع', '1'])('leaves typing %s alone', (typed) => {
    expect(isBlockedKey(key({ code: 'KeyI', key: typed, shiftKey: typed !== typed.toLowerCase() }))).toBe(
      false,
    )
  })

  it.each(['Tab', 'Enter', 'Escape', 'F5', 'F11', 'F1'])('leaves %s alone', (name) => {
    expect(isBlockedKey(key({ code: name, key: name, ctrlKey: true }))).toBe(false)
  })
})
