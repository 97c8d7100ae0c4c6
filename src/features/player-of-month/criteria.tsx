import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './criteria.module.css'

const criteria = [
  { id: 'tournament', icon: 'trophy' },
  { id: 'technique', icon: 'target' },
  { id: 'ranking', icon: 'chart' },
  { id: 'sportsmanship', icon: 'handshake' },
] as const

export function Criteria() {
  const { t } = useTranslation('player-of-month')
  return (
    <section className="section" aria-labelledby="criteria">
      <div className="wrap">
        <SectionHeading id="criteria" label={t('criteria.label')} heading={t('criteria.heading')} />
        <ul className={styles.criteria}>
          {criteria.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <h3>{t(`criteria.${id}.title`)}</h3>
              <p className="soft">{t(`criteria.${id}.body`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
