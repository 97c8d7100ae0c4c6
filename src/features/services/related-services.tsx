import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { related } from '@/content/services/service-facts.ts'
import { channelOrder, channels, type ServiceId } from '@/content/services/services.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'

/** Related services, and links to the previous and next channel. The last channel links to the first. */
export function RelatedServices({ service }: { service: ServiceId }) {
  const { t } = useTranslation('services')
  const place = channelOrder.indexOf(service)
  const previous = channelOrder.at(place - 1)
  const next = channelOrder.at((place + 1) % channelOrder.length)
  return (
    <section aria-labelledby="nearby-heading" className="section">
      <div className="wrap stack gap-2">
        <div className="ends">
          <h2 id="nearby-heading" className="label">
            {t('nearby.heading')}
          </h2>
          <Link to="/services" className="link">
            {t('nearby.all')}
          </Link>
        </div>
        <ul className="flow marks">
          {related[service].map((each) => (
            <li key={each}>
              <Ltr className="num soft">{channels[each]}</Ltr>
              <Link to="/service/$service" params={{ service: each }} className="link">
                {t(`services.${each}.name`)}
              </Link>
            </li>
          ))}
        </ul>
        <nav aria-label={t('nearby.flip')} className="row">
          {previous && (
            <Link
              to="/service/$service"
              params={{ service: previous }}
              rel="prev"
              className="link plain-link"
            >
              <Icon name="arrow-back" />
              {t(`services.${previous}.name`)}
            </Link>
          )}
          {next && (
            <Link
              to="/service/$service"
              params={{ service: next }}
              rel="next"
              className="link plain-link push"
            >
              {t(`services.${next}.name`)}
              <Icon name="arrow-forward" />
            </Link>
          )}
        </nav>
      </div>
    </section>
  )
}
