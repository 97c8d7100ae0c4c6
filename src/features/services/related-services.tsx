import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { channelOrder, channels, type ServiceId } from '@/content/services/services.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { lineFigures } from './line-figures.ts'
import styles from './related-services.module.css'

type RelatedServicesProps = { service: ServiceId; related: readonly ServiceId[] }

/** Related services, and links to the previous and next channel. The last channel links to the first. */
export function RelatedServices({ service, related }: RelatedServicesProps) {
  const { t } = useTranslation('services')
  const place = channelOrder.indexOf(service)
  const previous = channelOrder.at(place - 1)
  const next = channelOrder.at((place + 1) % channelOrder.length)
  return (
    <section aria-labelledby="nearby-heading" className="section">
      <div className="wrap">
        <SectionHeading label={t('nearby.label')} heading={t('nearby.heading')} id="nearby-heading">
          <Link to="/services" className="link">
            {t('nearby.all')}
            <Icon name="arrow-forward" />
          </Link>
        </SectionHeading>
        <ul className={styles.related}>
          {related.map((each) => (
            <li key={each}>
              <Link
                to="/service/$service"
                params={{ service: each }}
                className={`card open stack ${styles.card}`}
              >
                <Ltr className={styles.number}>{channels[each]}</Ltr>
                <h3>{t(`services.${each}.name`)}</h3>
                <p className="note">{t(`services.${each}.line`, lineFigures)}</p>
              </Link>
            </li>
          ))}
        </ul>
        <nav aria-label={t('nearby.flip')} className={styles.flip}>
          {previous && (
            <Link to="/service/$service" params={{ service: previous }} rel="prev">
              <Icon name="arrow-back" />
              <span>
                <small>{t('nearby.previous', { channel: channels[previous] })}</small>
                {t(`services.${previous}.name`)}
              </span>
            </Link>
          )}
          {next && (
            <Link to="/service/$service" params={{ service: next }} rel="next" className={styles.next}>
              <span>
                <small>{t('nearby.next', { channel: channels[next] })}</small>
                {t(`services.${next}.name`)}
              </span>
              <Icon name="arrow-forward" />
            </Link>
          )}
        </nav>
      </div>
    </section>
  )
}
