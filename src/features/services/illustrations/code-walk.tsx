import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { listMessages } from '@/lib/list-messages.ts'
import { buttonClass } from '@/ui/button.ts'
import styles from './code-walk.module.css'
import { Steps } from '@/ui/blocks/steps.tsx'

const steps = ['open', 'pick', 'generate', 'watch'] as const
/** An example, not a valid code. */
const sampleCode = ['K', 'O', '7', 'R', '3', 'D']

/** How a code brings the stream from the phone to the big screen. */
export function CodeWalk() {
  const { t } = useTranslation('service-sporte-app')
  return (
    <>
      <div className={`arena ${styles.board}`}>
        <p className="note">{t('code.sample')}</p>
        <p className={styles.code} dir="ltr" role="img" aria-label={sampleCode.join('')}>
          {sampleCode.map((character, index) => (
            <span key={index}>{character}</span>
          ))}
        </p>
        <Link to="/watch" className={buttonClass()}>
          {t('code.action')}
        </Link>
      </div>
      <Steps items={listMessages(steps, t('code.items', { returnObjects: true }))} />
    </>
  )
}
