import { useTranslation } from 'react-i18next'
import { knockout, moments, peak, roundAndClock, roundMinutes, rounds } from './sample-bout.ts'
import {
  areaPath,
  chanceScale,
  winLinePath,
  minuteScale,
  splitStretches,
  type LineBox,
} from './win-line-geometry.ts'
import styles from './win-line.module.css'

type WinLineDrawingProps = { box: LineBox; direction: 'ltr' | 'rtl'; className: string | undefined }

const stretches = splitStretches([...moments, knockout])
const awayFromLine = 32

export function WinLineDrawing({ box, direction, className }: WinLineDrawingProps) {
  const { t } = useTranslation('ai-analytics')
  const x = minuteScale(box, direction)
  const y = chanceScale(box)
  const beforeEnd = (box.dot + 12) * (direction === 'rtl' ? 1 : -1)
  const best = 100 - peak.chance
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={t('line.drawing', { peak: best })}
    >
      {Array.from({ length: rounds }, (_, index) => index * roundMinutes).map((bell, index) => (
        <g key={bell}>
          <line className={styles.grid} x1={x(bell)} x2={x(bell)} y1={y(100)} y2={y(0)} />
          <text x={x(bell + roundMinutes / 2)} y={box.height - 14} textAnchor="middle">
            {t('line.roundShort', { round: index + 1 })}
          </text>
        </g>
      ))}
      {stretches.map(({ corner, points }) => (
        <g key={points[0]?.minute} data-corner={corner}>
          <path className={styles.area} d={areaPath(points, x, y)} />
          <path className={styles.line} d={winLinePath(points, x, y)} />
        </g>
      ))}
      <line
        className={styles.level}
        x1={x(0)}
        x2={x(rounds * roundMinutes)}
        y1={y(50)}
        y2={y(50)}
        strokeDasharray="4 6"
      />
      <circle className={styles.end} cx={x(knockout.minute)} cy={y(knockout.chance)} r={box.dot} />
      <text className={styles.word} x={x(peak.minute)} y={y(peak.chance) + awayFromLine} textAnchor="middle">
        {t('line.peak', { chance: best })}
      </text>
      <text
        className={styles.word}
        x={x(knockout.minute) + beforeEnd}
        y={y(knockout.chance) + 6}
        textAnchor="end"
      >
        {t('line.knockout', { clock: roundAndClock(knockout.minute).clock })}
      </text>
    </svg>
  )
}
