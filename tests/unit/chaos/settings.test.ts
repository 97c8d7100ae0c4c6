import { describe, expect, it } from 'vitest'
import { readSettings } from '../../chaos/settings.ts'

describe('the settings of a run', () => {
  it('are two seeds when nothing is said, the first ones of a number, or those that are named', () => {
    expect(readSettings({}).seeds).toEqual([1, 2])
    expect(readSettings({ CHAOS_SEEDS: '3' }).seeds).toEqual([1, 2, 3])
    expect(readSettings({ CHAOS_SEED: '9,7' }).seeds).toEqual([9, 7])
  })

  it.each(['7,7', '7,9,07'])('name no seed twice: %s', (CHAOS_SEED) => {
    expect(() => readSettings({ CHAOS_SEED })).toThrow('Seed 7 is named twice')
  })

  it('name a seed at least', () => {
    expect(() => readSettings({ CHAOS_SEEDS: '0' })).toThrow('No seed')
  })

  it.each(['', '7,', 'x', '-1'])('are no seed: %j', (CHAOS_SEED) => {
    expect(() => readSettings({ CHAOS_SEED })).toThrow('Not a whole number')
  })
})
