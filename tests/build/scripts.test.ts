import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtFiles, readBuilt, scriptWith } from '../support/built-site.ts'
import { optionalServices } from '../sandbox/optional-services.ts'

const scripts = new Map(
  builtFiles()
    .filter((file) => /^assets\/.+\.js$/.test(file))
    .map((file) => [path.basename(file), readBuilt(file)]),
)
const importsOf = (script: string) =>
  [...(scripts.get(script) ?? '').matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  )

describe('built scripts', () => {
  it('import only existing files', () => {
    const missing = [...scripts].flatMap(([script, code]) =>
      [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?["`]\.\/([^"`]+\.js)["`]/g)]
        .filter(([, name = '']) => !scripts.has(name))
        .map(([, name]) => `${script}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  // In a circular import, one module runs before the exports of the other are initialised.
  it('import each other without cycles', () => {
    const circles: string[] = []
    const done = new Set<string>()
    const visit = (script: string, way: readonly string[]) => {
      if (way.includes(script)) circles.push([...way.slice(way.indexOf(script)), script].join(' > '))
      if (way.includes(script) || done.has(script)) return
      for (const imported of importsOf(script)) visit(imported, [...way, script])
      done.add(script)
    }
    for (const script of scripts.keys()) visit(script, [])
    expect(circles).toEqual([])
  })
})

it("build under test › polls the sandbox's score feed: `npm run build:sandbox` writes it", () => {
  expect(scriptWith(optionalServices.VITE_SCORES_URL)).toMatch(/\.js$/)
})
