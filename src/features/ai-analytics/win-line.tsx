import { useTranslation } from 'react-i18next'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { WinLineDrawing } from './win-line-drawing.tsx'
import { compactLine, wideLine } from './win-line-geometry.ts'
import { WinLineTable } from './win-line-table.tsx'
import styles from './win-line.module.css'

/** Win probability over a bout, drawn once for wide and once for narrow screens, and as a table. */
export function WinLine() {
  const { t } = useTranslation('ai-analytics')
  const direction = directionOf(useLanguage())
  return (
    <figure>
      <figcaption className={`row ${styles.caption}`}>
        <b data-corner="a">{t('line.first')}</b>
        <span className="label soft">{t('line.caption')}</span>
        <b data-corner="b">{t('line.second')}</b>
      </figcaption>
      <WinLineDrawing box={wideLine} direction={direction} className={styles.roomy} />
      <WinLineDrawing box={compactLine} direction={direction} className={styles.narrow} />
      <p className={`small ${styles.sample}`}>{t('line.sample')}</p>
      <WinLineTable />
    </figure>
  )
}
