import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../../src')
const guarded = 'ui/unseen.module.css'

/** `visible` disables it, for printing. */
const skips = (text: string) => /content-visibility:(?!\s*visible)|contentVisibility\b(?!Auto)/.test(text)

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx?)$/.test(file))
  .map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: readFileSync(path.join(source, file), 'utf8'),
  }))

describe('content-visibility', () => {
  it('appears in one file only, which has the guard', () => {
    expect(files.filter(({ text }) => skips(text)).map(({ file }) => file)).toEqual([guarded])
  })

  it('excludes every Safari', () => {
    const sheet = files.find(({ file }) => file === guarded)?.text ?? ''
    expect(sheet).toMatch(
      /@supports \(overflow-anchor: auto\) and \(not \(font: -apple-system-body\)\) \{[^@]*content-visibility: auto/,
    )
  })
})
