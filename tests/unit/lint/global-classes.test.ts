import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../../src')
const read = (file: string) => readFileSync(path.join(source, file), 'utf8')

const defined = new Set([
  'adsbygoogle', // of the ad network
  ...['button', 'layout', 'card', 'list', 'tag', 'type'].flatMap((sheet) =>
    [...read(`ui/${sheet}.css`).matchAll(/\.([a-z][a-z-]*(?:-\d)?)(?=[\s,:.>{)])/g)].map(([, name]) => name),
  ),
])

/** The global classes in every `className` of a component. */
function classesIn(code: string): string[] {
  return [...code.matchAll(/className=(?:"([^"]*)"|\{`([^]*?)`\})/g)].flatMap(
    ([, plain, template = '']) =>
      (plain ?? template.replaceAll(/\$\{[^}]*\}/g, ' ')).match(/(?<!\S)[a-z][a-z\d-]*(?!\S)/g) ?? [],
  )
}

it.each([
  ['<p className="note soft">', ['note', 'soft']],
  ['<p className={`note ${styles.a} soft`}>', ['note', 'soft']],
  ['<p className={styles.a}>', []],
])('classesIn › reads %s', (code, found) => expect(classesIn(code)).toEqual(found))

it('global classes › have a definition in ui/', () => {
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )
  const found = components.flatMap((file) => classesIn(read(file)).map((name) => ({ file, name })))
  expect(found.length).toBeGreaterThan(500)
  expect(found.filter(({ name }) => !defined.has(name))).toEqual([])
})
