import { expect, it } from 'vitest'
import { nextVideoState } from '@/ui/media/video-facade.tsx'

it.each([
  ['plays on a press online', 'poster', true, true, 'playing'],
  ['keeps the poster on a press offline', 'poster', true, false, 'waiting'],
  ['keeps it on another press offline', 'waiting', true, false, 'waiting'],
  ['plays once online', 'waiting', false, true, 'playing'],
  ['plays on the next press online', 'waiting', true, true, 'playing'],
  ['never starts without a press', 'poster', false, true, 'poster'],
  ['never stops a playing video', 'playing', false, false, 'playing'],
] as const)('nextVideoState › %s', (_what, state, isPressed, isOnline, next) => {
  expect(nextVideoState(state, isPressed, isOnline)).toBe(next)
})
