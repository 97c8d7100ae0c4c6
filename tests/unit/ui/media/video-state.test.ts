import { expect, it } from 'vitest'
import { nextVideoState } from '@/ui/media/video-state.ts'

it('plays at the press when there is a network', () => {
  expect(nextVideoState('poster', true, true)).toBe('playing')
})

it('keeps the poster without a network, and plays at the next press or by itself', () => {
  expect(nextVideoState('poster', true, false)).toBe('waiting')
  expect(nextVideoState('waiting', true, false)).toBe('waiting')
  expect(nextVideoState('waiting', false, true)).toBe('playing')
  expect(nextVideoState('waiting', true, true)).toBe('playing')
})

it('never starts unasked, and never stops what plays', () => {
  expect(nextVideoState('poster', false, true)).toBe('poster')
  expect(nextVideoState('playing', false, false)).toBe('playing')
})
