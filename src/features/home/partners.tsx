import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { partnerIds, partners } from '@/content/partners.ts'
import { bareFigure } from '@/lib/format/figure.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './partners.module.css'

const benefits = ['a', 'b'] as const

/** The partners. Their benefits and websites are a press away. */
export function Partners() {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  return (
    <section id="partners" className={`section ${styles.section}`} aria-labelledby="partners-heading">
      <div className="wrap">
        <SectionHeading label={t('partners.label')} heading={t('partners.heading')} id="partners-heading">
          <div className="row">
            <Tag>{t('common:sampleData')}</Tag>
            <Link to="/partnerships" className="link">
              {t('partners.become')}
              <Icon name="arrow-forward" />
            </Link>
          </div>
        </SectionHeading>
        <p className={`soft ${styles.lead}`}>{t('partners.lead')}</p>
        <ul className={styles.partners}>
          {partnerIds.map((id) => {
            const name = partners[id].name[language]
            return (
              <li key={id} className="small">
                <h3 className="line gap-3">
                  <Icon name={`mark-${id}`} className={styles.sign} />
                  {name}
                </h3>
                <p className="note">{partners[id].kind[language]}</p>
                <p className="label soft">{t(`partners.cards.${id}.badge`)}</p>
                <p>{t(`partners.cards.${id}.body`, { merchants: bareFigure(claims.partnerMerchants) })}</p>
                <details>
                  <summary className="link">
                    {t('partners.more')}
                    <span className="visually-hidden">{`: ${name}`}</span>
                    <Icon name="chevron-down" />
                  </summary>
                  <ul className="note grid gap-1 dashes">
                    {benefits.map((benefit) => (
                      <li key={benefit}>{t(`partners.cards.${id}.benefits.${benefit}`)}</li>
                    ))}
                  </ul>
                  <ExternalLink
                    href={partners[id].site}
                    newTabLabel={t('common:opensInNewTab')}
                    className="link"
                  >
                    {t('partners.website')}
                    <span className="visually-hidden">{`: ${name}`}</span>
                    <Icon name="external" />
                  </ExternalLink>
                </details>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
