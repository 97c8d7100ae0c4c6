import type { Outcome } from '@/content/bouts/records.ts'

export type FormBox = { width: number; height: number; padding: number }
type FormPoint = { outcome: Outcome; x: number; y: number }

const step: Readonly<Record<Outcome, number>> = { win: 1, draw: 0, noContest: 0, loss: -1 }

/**
 * Points of the form line: a win rises, a loss falls, a draw stays level. `outcomes` are oldest first; time runs in
 * reading direction.
 */
export function formPoints(
  outcomes: readonly Outcome[],
  { width, height, padding }: FormBox,
  direction: 'ltr' | 'rtl',
): FormPoint[] {
  const levels = outcomes.reduce<number[]>(
    (held, outcome) => [...held, (held.at(-1) ?? 0) + step[outcome]],
    [],
  )
  const lowest = Math.min(...levels)
  const highest = Math.max(...levels)
  const rise = (height - 2 * padding) / Math.max(highest - lowest, 1)
  const stride = (width - 2 * padding) / Math.max(outcomes.length - 1, 1)
  return outcomes.map((outcome, index) => {
    const along = padding + index * stride
    const level = (levels[index] ?? 0) - lowest
    return {
      outcome,
      x: Math.round(direction === 'rtl' ? width - along : along),
      y: Math.round(height - padding - level * rise),
    }
  })
}
