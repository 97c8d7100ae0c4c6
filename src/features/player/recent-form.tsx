import { useTranslation } from 'react-i18next'
import { directionOf } from '@/contract/language.ts'
import type { Appearance, Outcome } from '@/content/bouts/records.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from './recent-form.module.css'

const howMany = 8
const box = { width: 480, height: 132, padding: 24 }
const dot = 15

type RecentFormProps = {
  /** Only decided bouts, latest first. */
  appearances: readonly Appearance[]
}

/** Recent results as a line that rises with wins and falls with losses. */
export function RecentForm({ appearances }: RecentFormProps) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const outcomes = appearances
    .slice(0, howMany)
    .toReversed()
    .flatMap(({ outcome }) => outcome ?? [])
  const points = formPoints(outcomes, box, directionOf(language))
  return (
    <figure className={`card flat ${styles.form}`}>
      <figcaption className={`row ${styles.caption}`}>
        <span className="label">{t('form.heading')}</span>
        <span className="note">{t('form.lead', { count: outcomes.length })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
        <polyline className={styles.line} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ outcome, x, y }, index) => (
          <g key={index} data-outcome={outcome}>
            <circle className={styles.dot} cx={x} cy={y} r={dot} />
            <text className={styles.letter} x={x} y={y + 5}>
              {t(`demo:bouts.letter.${outcome}`)}
            </text>
          </g>
        ))}
      </svg>
      <ol className="visually-hidden">
        {outcomes.map((outcome, index) => (
          <li key={index}>{t(`demo:bouts.outcome.${outcome}`)}</li>
        ))}
      </ol>
    </figure>
  )
}

type FormBox = { width: number; height: number; padding: number }
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
