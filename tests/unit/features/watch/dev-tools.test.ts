import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isBlockedKey, isDocked, observeDevTools } from '@/features/watch/dev-tools.ts'

/** A desktop window at pixel ratio 1, with 90 px of browser UI and no docked tools. */
const plain = { outerWidth: 1440, outerHeight: 900, innerWidth: 1440, innerHeight: 810, devicePixelRatio: 1 }
const hasMouse = true

describe('isDocked', () => {
  it.each<[what: string, size: Partial<typeof plain>]>([
    ['an ordinary window', {}],
    ['a width that differs by exactly 160 px', { innerWidth: 1440 - 160 }],
    ['a height that differs by exactly 160 px', { innerHeight: 900 - 160 }],
    ['a page that is zoomed on a fine screen', { innerWidth: 960, innerHeight: 540, devicePixelRatio: 3 }],
    ['a page that is zoomed to the pixel ratio', { innerWidth: 720, innerHeight: 405, devicePixelRatio: 2 }],
    ['a page that is not laid out yet', { innerWidth: 0, innerHeight: 0 }],
  ])('returns false for %s', (_what, size) => {
    expect(isDocked({ ...plain, ...size }, hasMouse)).toBe(false)
  })

  it.each([
    ['at the right, pixel ratio 2', { innerWidth: 1040, devicePixelRatio: 2 }],
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

describe('observeDevTools', () => {
  const size = { ...plain }
  const onChange = vi.fn<(detected: boolean) => void>()

  beforeEach(() => {
    Object.assign(size, plain)
    onChange.mockReset()
    vi.useFakeTimers()
    vi.stubGlobal('window', size)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
  })

  it('reports open tools once, within 1.5 seconds', () => {
    observeDevTools(onChange)
    size.innerWidth = 1000
    vi.advanceTimersByTime(1_500)
    expect(onChange.mock.calls).toEqual([[true]])
    vi.advanceTimersByTime(10_000)
    expect(onChange.mock.calls).toEqual([[true]])
  })

  it('reports closed tools 2.5 to 3 seconds after they were last detected', () => {
    observeDevTools(onChange)
    size.innerWidth = 1000
    vi.advanceTimersByTime(2_000)
    size.innerWidth = 1440

    vi.advanceTimersByTime(2_400)
    expect(onChange.mock.calls).toEqual([[true]])
    vi.advanceTimersByTime(600)
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('stops permanently when stopped', () => {
    observeDevTools(onChange)()
    size.innerWidth = 1000
    vi.advanceTimersByTime(10_000)

    expect(onChange).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
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
    it.each(['KeyI I', 'KeyJ J', 'KeyC C', 'KeyI ه', 'KeyJ ت', 'KeyC ؤ', 'KeyG i'])(
      'returns true for Shift and %s',
      (pressed) => {
        const [code = '', typed = ''] = pressed.split(' ')
        expect(isBlockedKey(key({ code, key: typed, shiftKey: true, ...modifier }))).toBe(true)
      },
    )

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

  it.each(['Tab', 'Enter', 'F1'])('returns false for Ctrl and %s', (name) => {
    expect(isBlockedKey(key({ code: name, key: name, ctrlKey: true }))).toBe(false)
  })
})
