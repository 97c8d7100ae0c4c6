import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { keptIds, keptKeys } from '@/platform/kept-data.ts'

const source = path.resolve(import.meta.dirname, '../../src')
const list = 'platform/kept-data.ts'
/** Plugins of the build, and a key that is removed in the same breath. */
const other = (file: string, key: string) => file.startsWith('prerender') || key === 'sporte:probe'

/** Every key that the code names, with its file. A key that is put together ends in a hyphen. */
const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== list)
  .flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/['"`](sporte:[a-z-]+)/g)].flatMap(
      ([, key = '']) => (other(file, key) ? [] : key),
    ),
  )

it('lists every key that the code stores, and none that it does not', () => {
  const kept = keptIds.flatMap(keptKeys)
  const isNamed = (key: string) =>
    named.some((name) => (name.endsWith('-') ? key.startsWith(name) : key === name))

  expect(
    named.filter((name) => !kept.some((key) => key === name || (name.endsWith('-') && key.startsWith(name)))),
  ).toEqual([])
  expect(kept.filter((key) => !isNamed(key))).toEqual([])
})
