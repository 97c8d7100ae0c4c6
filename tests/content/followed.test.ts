import { describe, expect, it } from 'vitest'
import { followedFirst, idsOfPlayer, idsOnCard, getNextBout } from '@/content/followed.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { players } from '@/content/players/players.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { teams } from '@/content/teams/teams.ts'

const morning = new Date('2026-11-20T05:00:00Z')

describe('followed items', () => {
  it('come first and keep their order', () => {
    const [first, second, third, fourth] = players
    const listed = followedFirst(players, new Set([fourth?.id ?? '', third?.id ?? '']), idsOfPlayer)
    expect(listed.slice(0, 4)).toEqual([third, fourth, first, second])
    expect(listed).toHaveLength(players.length)
  })

  it('include fighters of a followed team', () => {
    const listed = followedFirst(players, new Set(['northside-gym']), idsOfPlayer)
    const count = players.filter(({ team }) => team === 'northside-gym').length
    expect(listed.slice(0, count).every(({ team }) => team === 'northside-gym')).toBe(true)
  })

  it('change no order if none is known to this release', () => {
    expect(followedFirst(players, new Set(), idsOfPlayer)).toBe(players)
    expect(followedFirst(players, new Set(['gone']), idsOfPlayer)).toEqual(players)
  })
})

describe('next bout', () => {
  it.each([...players, ...teams])('belongs to a listed event that is not over: $id', ({ id }) => {
    const next = getNextBout(new Set([id]), morning)
    if (!next) return
    expect(next.outcome).toBeNull()
    expect(getPhase(next.event, morning)).not.toBe('past')
    expect(idsOnCard(next.event.id)).toContain(id)
    expect(cardOf(next.event.id)).toContain(next.bout)
  })

  it('has the sooner date of two, in any order of following', () => {
    const offsetOf = (ids: string[]) => getNextBout(new Set(ids), morning)?.event.dayOffset ?? Infinity
    const planned = players.filter(({ id }) => offsetOf([id]) !== Infinity)
    expect(planned.length).toBeGreaterThan(5)
    const [one, other] = [planned[0]?.id ?? '', planned.at(-1)?.id ?? '']
    expect(offsetOf([one, other])).toBe(Math.min(offsetOf([one]), offsetOf([other])))
    expect(offsetOf([other, one])).toBe(offsetOf([one, other]))
  })

  it('has no value for injured, missing and unknown players', () => {
    const injured = players.filter(({ status }) => status === 'injured').map(({ id }) => id)
    expect(getNextBout(new Set(injured), morning)).toBeNull()
    expect(getNextBout(new Set(), morning)).toBeNull()
    expect(getNextBout(new Set(['gone']), morning)).toBeNull()
  })
})
