import { useTranslation } from 'react-i18next'
import type { Appearance } from '@/content/bouts/records.ts'
import { WinningMargin } from '@/shared/winning-margin.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './matches.module.css'

/** The method of a fight; for a match the score, with this team's first, and the margin. */
export function HowWon({ appearance: { bout, side } }: { appearance: Appearance }) {
  const { t } = useTranslation('demo')
  if (!bout.result) return null
  if (bout.kind === 'combat') return t(`divisions.method.${bout.result.method}`)
  const { redScore, blueScore, margin } = bout.result
  const [own, other] = side === 'red' ? [redScore, blueScore] : [blueScore, redScore]
  return (
    <>
      <Ltr numeral className={styles.score}>
        {`${own}–${other}`}
      </Ltr>{' '}
      <WinningMargin margin={margin} />
    </>
  )
}
