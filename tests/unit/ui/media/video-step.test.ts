import { expect, it } from 'vitest'
import { videoStep } from '@/ui/media/video-step.ts'

it('plays at the press when there is a network', () => {
  expect(videoStep('poster', true, true)).toBe('playing')
})

it('keeps the poster without a network, and plays at the next press or by itself', () => {
  expect(videoStep('poster', true, false)).toBe('waiting')
  expect(videoStep('waiting', true, false)).toBe('waiting')
  expect(videoStep('waiting', false, true)).toBe('playing')
  expect(videoStep('waiting', true, true)).toBe('playing')
})

it('never starts unasked, and never stops what plays', () => {
  expect(videoStep('poster', false, true)).toBe('poster')
  expect(videoStep('playing', false, false)).toBe('playing')
})
