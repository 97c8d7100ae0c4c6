import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@/ui/button.ts'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './how-to-watch.module.css'

const steps = ['app', 'code', 'screen'] as const

/** The three steps to the stream, beside the start times. */
export function HowToWatch() {
  const { t } = useTranslation(['event', 'demo'])
  return (
    <section className={`wrap no-print ${styles.band}`} aria-labelledby="watching">
      <h2 id="watching">{t('demo:watching.heading')}</h2>
      <ol className={`flow ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step}>
            <Ltr numeral className={styles.number}>
              {String(index + 1)}
            </Ltr>
            {t(`demo:watching.${step}`)}
          </li>
        ))}
      </ol>
      <Link to="/watch" className={buttonClass({ tone: 'tonal', size: 'small' })}>
        {t('home.enter')}
      </Link>
    </section>
  )
}
