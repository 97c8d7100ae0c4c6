import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium } from '../../support/find-browser.ts'

const shell = '/usr/bin/chromium-headless-shell'
const whole = '/usr/bin/chromium'

type Setting = { there?: string[]; named?: string; ways?: ((there: string[]) => void)[] }

function machine({ there = [], named, ways = [] }: Setting) {
  return {
    named,
    isThere: (path: string) => there.includes(path),
    ways: ways.map((way) => () => way(there)),
  }
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

describe('findChromium', () => {
  it('takes the headless shell for a page, and for more than a page the whole browser', () => {
    const both = machine({ there: [whole, shell] })
    expect(findChromium('page', both)).toBe(shell)
    expect(findChromium('whole browser', both)).toBe(whole)
  })

  it('takes the whole browser for a page too where it is the only one', () => {
    expect(findChromium('page', machine({ there: [whole] }))).toBe(whole)
  })

  it('takes what is named, also from a folder with spaces, and says so when nothing is there', () => {
    const named = '/opt/My Browsers/chrome'
    expect(findChromium('page', machine({ there: [shell, named], named }))).toBe(named)
    expect(() => findChromium('page', machine({ there: [shell], named }))).toThrow(
      'CHROMIUM_PATH names /opt/My Browsers/chrome, where nothing is.',
    )
  })

  it('installs one where there is none, in the next way when one does not help', () => {
    const fails = vi.fn()
    const ways = [fails, (there: string[]) => there.push(whole)]
    expect(findChromium('page', machine({ ways }))).toBe(whole)
    expect(fails).toHaveBeenCalledOnce()
  })

  it('says what to do when nothing helps, and what is missing where the headless shell is not enough', () => {
    expect(() => findChromium('page', machine({}))).toThrow(/^The tests need Chromium: run `npx playwright/)
    expect(() => findChromium('whole browser', machine({ there: [shell] }))).toThrow(
      /^The tests need a whole Chromium, more than its headless shell: run/,
    )
  })
})
