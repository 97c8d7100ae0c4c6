import { useTranslation } from 'react-i18next'
import { languageFacts } from '@/contract/language.ts'
import { readBall, type Ball } from '@/lib/cricket/read-ball.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from './live.module.css'

/** The outcome of each ball of this over. */
export function ThisOver({ balls }: { balls: readonly string[] }) {
  const { t } = useTranslation('live')
  return (
    <div className={`stack gap-2 ${styles.over}`}>
      <span className="note">{t('thisOver')}</span>
      {balls.length === 0 ? (
        <span className={styles.noBall}>{t('noBall')}</span>
      ) : (
        <ol className={styles.balls}>
          {balls.map((text, index) => (
            <OneBall key={index} text={text} ball={readBall(text)} />
          ))}
        </ol>
      )}
    </div>
  )
}

function OneBall({ text, ball: { kind, extra, runs } }: { text: string; ball: Ball }) {
  const { t } = useTranslation('live')
  const { comma } = languageFacts[useLanguage()]
  const parts = [
    ...(kind === 'runs' || kind === 'other' ? [] : [t(`ball.${kind}`)]),
    ...(extra ? [t(`ball.${extra}`)] : []),
    ...(runs === null || kind === 'other' ? [] : [t('needRuns', { count: runs })]),
  ]
  return (
    <li data-kind={kind}>
      <span aria-hidden="true" dir="ltr">
        {text === '0' ? '\u2022' : text}
      </span>
      <span className="visually-hidden">{parts.join(comma) || text}</span>
    </li>
  )
}
