import { expect, it } from 'vitest'
import { findEvent } from '@/content/events/events.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { currentBout } from '@/features/dashboard/current-bout.ts'

const card = cardOf('battle-of-the-burj')
const event = findEvent('battle-of-the-burj')
const on = (minute: number) => event && currentBout(card, event, minute)

it('currentBout › goes from the bottom of the card up, the main event last', () => {
  expect([0, 24.9, 25, 149, 150, 239].map((minute) => on(minute)?.bout.order)).toEqual([7, 7, 6, 2, 1, 1])
})

it('currentBout › shares a day of matches evenly', () => {
  const league = findEvent('corniche-league-night')
  const matches = cardOf('corniche-league-night')
  const orders = [0, 59, 60, 120, 179].map(
    (minute) => league && currentBout(matches, league, minute)?.bout.order,
  )
  expect(orders).toEqual([3, 3, 2, 1, 1])
})

it('currentBout › counts each bout from its first bell', () => {
  expect([0, 1, 26, 150.5].map((minute) => on(minute)?.since)).toEqual([0, 60, 60, 30])
})

it('currentBout › returns none before the first bout and after the last', () => {
  expect([-1, 240].map(on)).toEqual([null, null])
})
