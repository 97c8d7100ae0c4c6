import { describe, expect, it } from 'vitest'
import {
  changesOf,
  readTransfer,
  writeTransfer,
  type Carried,
} from '@/features/your-data/transfer/transfer-link.ts'

const nothing: Carried = { players: [], teams: [], theme: null, lowData: null, hideScores: false }
const full: Carried = {
  players: ['omar-haddad', 'yasmin-rahal'],
  teams: ['nile-united'],
  theme: 'dark',
  lowData: 'off',
  hideScores: true,
}
const link = writeTransfer(full)

it('writeTransfer › writes a readable hash', () => {
  expect(link).toBe(
    'take=1&players=omar-haddad+yasmin-rahal&teams=nile-united&theme=dark&data=off&scores=hidden',
  )
})

describe('readTransfer', () => {
  it.each([[nothing], [full]])('reads what was written', (carried) => {
    expect(readTransfer(writeTransfer(carried))).toEqual(carried)
  })

  it('rejects a link that was cut off anywhere', () => {
    for (let length = 0; length < link.length; length += 1)
      expect(readTransfer(link.slice(0, length)), link.slice(0, length)).toBeNull()
  })

  it.each([
    ['another version', link.replace('take=1', 'take=2')],
    ['an unknown field', `${link}&email=a@b.example`],
    ['an unknown theme', link.replace('dark', 'sepia')],
    ['broken percent encoding', 'take=%E0%A4%A'],
    ['text after it', `${link} and more`],
    ['20,000 ids', link.replace('players=', `players=${'x+'.repeat(20_000)}`)],
  ])('rejects %s', (_what, hash) => {
    expect(readTransfer(hash)).toBeNull()
  })
})

describe('changesOf', () => {
  const known = { players: (id: string) => id !== 'nobody', teams: () => true }

  it('has nothing for equal devices', () => {
    expect(changesOf(full, full, known)).toEqual({ players: [], teams: [] })
  })

  it('adds follows once, drops unknown ids and removes none', () => {
    const carried = { ...full, players: ['omar-haddad', 'nobody', 'omar-haddad', 'yasmin-rahal'] }
    const current = { ...full, players: ['yasmin-rahal', 'khalid-al-mansoori'], teams: ['creek-fc'] }
    expect(changesOf(carried, current, known)).toEqual({ players: ['omar-haddad'], teams: ['nile-united'] })
  })

  it('replaces settings that differ, also by the system’s', () => {
    expect(changesOf(nothing, full, known)).toEqual({
      players: [],
      teams: [],
      theme: null,
      lowData: null,
      hideScores: false,
    })
  })
})
