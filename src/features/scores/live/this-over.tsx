import { useTranslation } from 'react-i18next'
import { readBall, type Ball } from '@/lib/cricket/read-ball.ts'
import styles from './live.module.css'

/** The outcome of each ball of this over. */
export function ThisOver({ balls }: { balls: readonly string[] }) {
  const { t } = useTranslation('live')
  return (
    <div className={`stack gap-2 ${styles.over}`}>
      <span className={styles.soft}>{t('thisOver')}</span>
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

function OneBall({ text, ball: { kind, runs } }: { text: string; ball: Ball }) {
  const { t } = useTranslation('live')
  const isCounted = runs !== null
  const inWords = isCounted ? t('needRuns', { count: runs }) : ''
  const words =
    kind === 'runs'
      ? inWords
      : isCounted
        ? t('ball.with', { kind: t(`ball.${kind}`), runs: inWords })
        : t(`ball.${kind}`)
  return (
    <li data-kind={kind}>
      <span aria-hidden="true" dir="ltr">
        {text === '0' ? '\u2022' : text}
      </span>
      <span className="visually-hidden">{words}</span>
    </li>
  )
}
