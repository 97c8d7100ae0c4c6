import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createDockCheck, isBlockedKey, observeDevTools } from '@/features/watch/dev-tools.ts'

/** A desktop window at pixel ratio 1, with 90 px of browser UI and no docked tools. */
const plain = { outerWidth: 1440, outerHeight: 900, innerWidth: 1440, innerHeight: 810, devicePixelRatio: 1 }
const zoomed = { innerWidth: 720, innerHeight: 405, devicePixelRatio: 2 }
const small = { outerWidth: 1000, innerWidth: 1000 }

describe('createDockCheck', () => {
  const check = (sizes: Partial<typeof plain>[], hasMouse = true) => {
    vi.stubGlobal('matchMedia', () => ({ matches: hasMouse }))
    const isDocked = createDockCheck()
    return sizes.map((size) => isDocked({ ...plain, ...size })).at(-1)
  }

  it.each<[what: string, sizes: Partial<typeof plain>[]]>([
    ['an ordinary window', [{}, {}]],
    ['a side bar that was there', [{ innerWidth: 1200 }, { innerWidth: 1200 }]],
    ['a side bar that closes', [{ innerWidth: 1200 }, {}]],
    ['160 px of the width', [{}, { innerWidth: 1440 - 160 }]],
    ['160 px of the height', [{}, { innerHeight: 810 - 160 }]],
    ['a zoom', [{}, zoomed]],
    ['a zoom out beside a side bar', [{ ...zoomed, innerWidth: 600 }, { innerWidth: 1200 }]],
    ['a zoom in Safari, which keeps the pixel ratio', [{}, { innerWidth: 960, innerHeight: 540 }]],
    ['a window that becomes smaller', [{}, small]],
    ['a smaller window whose page follows later', [{}, { outerWidth: 1000 }, small, small]],
    ['a window that becomes lower, with more bars', [{}, { outerHeight: 700, innerHeight: 400 }]],
    ['a page that is not laid out yet', [{ innerWidth: 0, innerHeight: 0 }, {}, {}]],
    ['a page that is not laid out any more', [{}, { innerWidth: 0, innerHeight: 0 }]],
  ])('returns false for %s', (_what, sizes) => {
    expect(check(sizes)).toBe(false)
  })

  it.each<[where: string, sizes: Partial<typeof plain>[]]>([
    ['at the right, 161 px wide', [{}, { innerWidth: 1440 - 161 }]],
    ['at the bottom, 161 px high', [{}, { innerHeight: 810 - 161 }]],
    ['step by step', [{}, { innerWidth: 1360 }, { innerWidth: 1270 }]],
    ['beside a side bar', [{ innerWidth: 1200 }, { innerWidth: 1000 }]],
    ['after a side bar has closed', [{ innerWidth: 1200 }, {}, { innerWidth: 1200 }]],
    ['beside a zoomed page', [{}, zoomed, zoomed, { ...zoomed, innerWidth: 720 - 100 }]],
    ['in a smaller window', [{}, small, small, { ...small, innerWidth: 800 }]],
  ])('returns true for tools docked %s', (_where, sizes) => {
    expect(check(sizes)).toBe(true)
  })

  it('returns false without a mouse, because bars and keyboards of phones come and go', () => {
    expect(check([{}, { innerHeight: 400 }], false)).toBe(false)
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

const press = (held: string, code: string, key = code) =>
  isBlockedKey({
    code,
    key,
    ctrlKey: held.includes('Ctrl'),
    metaKey: held.includes('Cmd'),
    shiftKey: held.includes('Shift'),
  })

describe('isBlockedKey', () => {
  // Arabic letters are on the I, J, C and U keys of an Arabic keyboard. `KeyG i` types i with another key.
  it.each(['Ctrl', 'Cmd'])('returns true for the keys of the tools with %s, and false for others', (held) => {
    const pressed = 'KeyI I,KeyJ J,KeyC C,KeyI ه,KeyJ ت,KeyC ؤ,KeyG i'
      .split(',')
      .map((text) => text.split(' '))
    expect(pressed.filter(([code = '', key]) => !press(`${held} Shift`, code, key))).toEqual([])
    expect(['u', 'ع'].filter((key) => !press(held, 'KeyU', key))).toEqual([])

    const isLetterBlocked = (keys: string, letter: string) =>
      press(keys, `Key${letter.toUpperCase()}`, letter)
    expect(Array.from('cvxaijrfpt').filter((letter) => isLetterBlocked(held, letter))).toEqual([])
    expect(Array.from('UTNV').filter((letter) => isLetterBlocked(`${held} Shift`, letter))).toEqual([])
    expect(['Tab', 'Enter', 'F1'].filter((name) => press(held, name))).toEqual([])
  })

  it('returns true for F12, and false for typing', () => {
    expect([press('', 'F12'), press('Shift', 'F12')]).toEqual([true, true])
    const isTyped = (key: string) => press(key === key.toLowerCase() ? '' : 'Shift', 'KeyI', key)
    expect(Array.from('ijcuIJCUهع1').filter(isTyped)).toEqual([])
  })
})
