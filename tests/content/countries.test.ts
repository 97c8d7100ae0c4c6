import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countryOf } from '@/content/countries.ts'
import { players } from '@/content/players/players.ts'
import { teams } from '@/content/teams/teams.ts'

const codes = [...new Set([...players, ...teams].map(({ country }) => country))]
const colours = readFileSync('src/ui/athlete/nation.module.css', 'utf8')

describe('countries', () => {
  it.each(codes)('%s has a name, a flag and colours', (code) => {
    const { name, flag } = countryOf(code)
    expect(name.en).not.toBe('')
    expect(name.ar).toMatch(/^[\u0600-\u06ff ]+$/)
    expect(flag).toContain(code)
    expect(colours).toContain(`[data-nation='${code}']`)
  })
})
