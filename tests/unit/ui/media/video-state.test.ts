import { expect, it } from 'vitest'
import { nextVideoState } from '@/ui/media/video-state.ts'

it('nextVideoState › plays on a press online', () => {
  expect(nextVideoState('poster', true, true)).toBe('playing')
})

it('nextVideoState › keeps the poster offline, and plays on the next press or once online', () => {
  expect(nextVideoState('poster', true, false)).toBe('waiting')
  expect(nextVideoState('waiting', true, false)).toBe('waiting')
  expect(nextVideoState('waiting', false, true)).toBe('playing')
  expect(nextVideoState('waiting', true, true)).toBe('playing')
})

it('nextVideoState › never starts without a press, and never stops a playing video', () => {
  expect(nextVideoState('poster', false, true)).toBe('poster')
  expect(nextVideoState('playing', false, false)).toBe('playing')
})
