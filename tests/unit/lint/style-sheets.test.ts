import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

it('no two style sheets have the same name, which prefixes their classes', () => {
  const sheets = readdirSync(path.resolve(import.meta.dirname, '../../../src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.basename(file))
  expect(sheets.filter((name, index) => sheets.indexOf(name) !== index)).toEqual([])
})
