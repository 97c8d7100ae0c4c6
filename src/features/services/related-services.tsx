import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { related } from '@/content/services/service-facts.ts'
import { channelOrder, channels, type ServiceId } from '@/content/services/services.ts'
import { Ltr } from '@/ui/ltr.tsx'

/** Related services, the next channel among them. The last channel links to the first. */
export function RelatedServices({ service }: { service: ServiceId }) {
  const { t } = useTranslation('services')
  const next = channelOrder[(channelOrder.indexOf(service) + 1) % channelOrder.length]
  return (
    <section aria-labelledby="nearby-heading" className="section">
      <div className="wrap">
        <div className="ends">
          <h2 id="nearby-heading" className="label">
            {t('nearby.heading')}
          </h2>
          <Link to="/services" className="link">
            {t('nearby.all')}
          </Link>
        </div>
        <ul className="flow marks">
          {[...new Set([...related[service], ...(next ? [next] : [])])].map((each) => (
            <li key={each}>
              <Ltr className="num soft">{channels[each]}</Ltr>
              <Link
                to="/service/$service"
                params={{ service: each }}
                rel={each === next ? 'next' : undefined}
                className="link"
              >
                {t(`services.${each}.name`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
