import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { lightFlag } from '@/prerender/light-flags.ts'

const folder = path.resolve(import.meta.dirname, '../../../node_modules/flag-icons/flags/4x3')
const countries = readFileSync(path.resolve(import.meta.dirname, '../../../src/content/countries.ts'), 'utf8')
const names = [...countries.matchAll(/flags\/4x3\/(\w+\.svg)/g)].map(([, name = '']) => name)

it.each(names)('the flag %s keeps its box and is no heavier', (name) => {
  expect(readdirSync(folder)).toContain(name)
  const whole = readFileSync(path.join(folder, name), 'utf8')
  const light = lightFlag(whole)
  expect(light).toContain('viewBox="0 0 640 480"')
  expect(light.length).toBeLessThanOrEqual(whole.length)
})

it('an emblem costs half of what it did', () => {
  const whole = readFileSync(path.join(folder, 'af.svg'), 'utf8')
  expect(lightFlag(whole).length).toBeLessThan(whole.length / 2)
})
