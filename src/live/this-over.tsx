import { useTranslation } from 'react-i18next'
import { languageFacts } from '@/contract/language.ts'
import { Balls } from '@/drawings/cricket/balls.tsx'
import { readBall } from '@/lib/cricket/read-ball.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from './live.module.css'

/** The outcome of each ball of this over. */
export function ThisOver({ balls }: { balls: readonly string[] }) {
  const { t } = useTranslation('live')
  const { comma } = languageFacts[useLanguage()]
  const wordsOf = (text: string) => {
    const { kind, extra, runs } = readBall(text)
    const parts = [
      ...(kind === 'runs' || kind === 'other' ? [] : [t(`ball.${kind}`)]),
      ...(extra ? [t(`ball.${extra}`)] : []),
      ...(runs === null || kind === 'other' ? [] : [t('needRuns', { count: runs })]),
    ]
    return parts.join(comma) || text
  }
  return (
    <div className={`line ${styles.over}`}>
      <span className="note">{t('thisOver')}</span>
      {balls.length === 0 ? (
        <span className="line">{t('noBall')}</span>
      ) : (
        <Balls
          balls={balls.map((text) => ({
            kind: readBall(text).kind,
            mark: text === '0' ? '\u2022' : text,
            words: wordsOf(text),
          }))}
        />
      )}
    </div>
  )
}
