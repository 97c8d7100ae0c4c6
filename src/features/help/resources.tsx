import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './resources.module.css'

const resources = [
  { id: 'watch', icon: 'video', link: { to: '/watch' } },
  { id: 'points', icon: 'coin', link: { to: '/sporte-coin' } },
  {
    id: 'organiser',
    icon: 'packages',
    link: { to: '/blog/$articleId', params: { articleId: 'first-fight-night-in-the-emirates' } },
  },
] as const

/** Links to useful pages. */
export function Resources() {
  const { t } = useTranslation('help')
  return (
    <section className="section" aria-labelledby="resources">
      <div className="wrap">
        <SectionHeading label={t('resources.label')} heading={t('resources.heading')} id="resources" />
        <div className={styles.cards}>
          {resources.map(({ id, icon, link }) => (
            <Link key={id} {...link} className={`card open ${styles.card}`}>
              <Icon name={icon} className={styles.icon} />
              <h3>{t(`resources.${id}.name`)}</h3>
              <p className="note">{t(`resources.${id}.body`)}</p>
            </Link>
          ))}
        </div>
      </div>
    </section>
  )
}
