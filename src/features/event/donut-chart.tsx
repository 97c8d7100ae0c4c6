import { useTranslation } from 'react-i18next'
import { languageFacts } from '@/contract/language.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import type { Part } from './card-figures.ts'
import styles from './donut-chart.module.css'

const radius = 40
const gap = 1.5

/** A ring chart with the same figures as a table. */
export function DonutChart({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const labels = parts.map(({ name, count }) => `${t(`statistics.${name}`)} ${count}`)
  return (
    <div className={styles.split}>
      <svg
        className={styles.ring}
        viewBox="0 0 100 100"
        role="img"
        aria-label={t('statistics.ring', { parts: labels.join(languageFacts[language].comma) })}
      >
        {buildArcs(parts, total).map(({ name, start, length }, index) => (
          <circle
            key={name}
            className={styles.arc}
            data-part-tone={index + 1}
            cx={50}
            cy={50}
            r={radius}
            pathLength={100}
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={-start}
            transform="rotate(-90 50 50)"
          />
        ))}
        <text x={50} y={58} className={styles.total}>
          {total}
        </text>
      </svg>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('statistics.method')}</th>
            <th scope="col">{t('statistics.number')}</th>
            <th scope="col">{t('statistics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, count }, index) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.swatch} data-part-tone={index + 1} />
                {t(`statistics.${name}`)}
              </th>
              <td>
                <Ltr numeral>{formatNumber(count, language)}</Ltr>
              </td>
              <td>
                <Ltr numeral>{formatPercent(count / total, language)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Start and length in per cent of the ring, with a small gap between neighbours. */
function buildArcs(parts: readonly Part[], total: number): (Part & { start: number; length: number })[] {
  let start = 0
  return parts.map((part) => {
    const share = (part.count / total) * 100
    const arc = { ...part, start, length: parts.length > 1 ? Math.max(share - gap, gap) : share }
    start += share
    return arc
  })
}
