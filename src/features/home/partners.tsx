import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { Slug } from '@/ui/slug.tsx'
import typography from '@/ui/type.module.css'
import { bareFigure } from '@/platform/words/figure.ts'
import styles from './partners.module.css'

/** Named for what they do: no brand of anyone else's stands on our pages. */
const partners = [
  { id: 'loyalty', icon: 'wallet' },
  { id: 'cloud', icon: 'cloud' },
  { id: 'video', icon: 'video' },
  { id: 'gaming', icon: 'games' },
  { id: 'academy', icon: 'school' },
] as const satisfies readonly { id: string; icon: IconName }[]

const benefits = ['a', 'b'] as const

export function Partners() {
  const { t } = useTranslation('home-partners')
  return (
    <section
      id="partners"
      className={`${layout.section} ${styles.section}`}
      aria-labelledby="partners-heading"
    >
      <div className={`${layout.wrap} ${layout.split} ${styles.split}`}>
        <div>
          <Slug label={t('label')} heading={t('heading')} id="partners-heading" />
          <p className={layout.soft}>{t('lead')}</p>
          <Link to="/partnerships" className={`${typography.link} ${styles.become}`}>
            {t('become')}
            <Icon name="arrow-forward" />
          </Link>
        </div>
        <ul className={styles.partners}>
          {partners.map(({ id, icon }) => (
            <li key={id} className={styles.partner}>
              <Icon name={icon} className={styles.sign} />
              <div className={styles.words}>
                <p className={`${typography.label} ${layout.soft}`}>{t(`cards.${id}.category`)}</p>
                <h3>{t(`cards.${id}.name`)}</h3>
                <p>{t(`cards.${id}.body`, { merchants: bareFigure(claims.partnerMerchants) })}</p>
                <ul className={styles.benefits}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{t(`cards.${id}.benefits.${benefit}`)}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
