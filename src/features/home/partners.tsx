import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { partnerSites } from '@/content/partner-sites.ts'
import { claims } from '@/content/claims.ts'
import { partnerIds } from '@/content/partners.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import { bareFigure } from '@/lib/format/figure.ts'
import styles from './partners.module.css'

const benefits = ['a', 'b'] as const

export function Partners() {
  const { t } = useTranslation(['home-sections', 'common'])
  return (
    <section id="partners" className={`section ${styles.section}`} aria-labelledby="partners-heading">
      <div className={`wrap split ${styles.split}`}>
        <div>
          <SectionHeading label={t('partners.label')} heading={t('partners.heading')} id="partners-heading" />
          <p className="soft">{t('partners.lead')}</p>
          <Link to="/partnerships" className={`link ${styles.become}`}>
            {t('partners.become')}
            <Icon name="arrow-forward" />
          </Link>
        </div>
        <ul className={styles.partners}>
          {partnerIds.map((id) => (
            <li key={id} className={styles.partner}>
              <Icon name={`mark-${id}`} className={styles.sign} />
              <div className={`stack gap-1 ${styles.words}`}>
                <p className="label soft">{t(`partners.cards.${id}.category`)}</p>
                <h3>{t(`partners.cards.${id}.name`)}</h3>
                <p>
                  <Tag>{t(`partners.cards.${id}.badge`)}</Tag>
                </p>
                <p>{t(`partners.cards.${id}.body`, { merchants: bareFigure(claims.partnerMerchants) })}</p>
                <ul className={`note grid gap-1 dashes ${styles.benefits}`}>
                  {benefits.map((benefit) => (
                    <li key={benefit}>{t(`partners.cards.${id}.benefits.${benefit}`)}</li>
                  ))}
                </ul>
                <ExternalLink
                  href={partnerSites[id]}
                  newTabLabel={t('common:opensInNewTab')}
                  className="link"
                >
                  {t('partners.website')}
                  <span className="visually-hidden">{`: ${t(`partners.cards.${id}.name`)}`}</span>
                  <Icon name="external" />
                </ExternalLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
