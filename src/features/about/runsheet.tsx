import { useTranslation } from 'react-i18next'
import { fourHourCoverage } from '@/content/packages.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './runsheet.module.css'

/** A typical Friday card in UAE time. The last step is on the next morning. */
const steps = [
  { id: 'truck', time: '06:00' },
  { id: 'rig', time: '10:00' },
  { id: 'graphics', time: '15:00' },
  { id: 'doors', time: '18:00' },
  { id: 'air', time: '20:00' },
  { id: 'clip', time: '22:31' },
  { id: 'delivered', time: '08:00' },
] as const

/** The run of show of one fight day, with the on-air hours highlighted. */
export function Runsheet() {
  const { t } = useTranslation('about')
  return (
    <section className="section">
      <div className={`wrap split ${styles.columns}`}>
        <div className={styles.sticky}>
          <SectionHeading label={t('day.slug')} heading={t('day.heading')} />
          <p className="lead">{t('day.lead')}</p>
        </div>
        <ol className={`ruled ${styles.runsheet}`}>
          {steps.map(({ id, time }) => (
            <li key={id} data-on={id === 'air' || undefined}>
              <p className={styles.time}>
                <Ltr>
                  <time>{time}</time>
                </Ltr>
              </p>
              <div>
                <h3>
                  {t(`day.steps.${id}.name`)}
                  {id === 'air' && <Tag tone="live">{t('day.live')}</Tag>}
                  {id === 'delivered' && <small>{t('day.nextDay')}</small>}
                </h3>
                <p className="soft">{t(`day.steps.${id}.body`, fourHourCoverage)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
