import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { channelOrder, channels, mainServices } from '@/content/services/services.ts'
import { claims } from '@/content/claims.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Closing } from '@/ui/blocks/closing.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { bareFigure } from '@/lib/format/figure.ts'

/** A channel guide: one service per line. */
export function ServicesPage() {
  const { t } = useTranslation(['services', 'common'])
  return (
    <>
      <PageHeader label={t('label')} heading={t('heading')} lead={t('lead')} />
      <div className="wrap">
        <Rows>
          {channelOrder.map((service) => (
            <Row
              key={service}
              level={mainServices.includes(service) ? 'h2' : 'h3'}
              lead={<Ltr>{channels[service]}</Ltr>}
              title={
                <Link to="/service/$service" params={{ service }}>
                  {t(`services.${service}.name`)}
                </Link>
              }
              note={t(`services.${service}.line`, lineFigures)}
            />
          ))}
        </Rows>
      </div>
      <Closing tone="plain" heading={t('unsure')} lead={t('unsureLead', { hours: claims.replyHours })}>
        <EnquiryButton className="button">{t('common:contactUs')}</EnquiryButton>
        <ButtonLink to="/plan" tone="tonal">
          {t('plan')}
        </ButtonLink>
      </Closing>
    </>
  )
}

/** The values interpolated in the one-line descriptions of the services. */
const lineFigures = {
  posts: claims.startingPosts,
  cameras: claims.mostCameras,
  variables: bareFigure(claims.variables),
  payPerView: `${claims.payPerViewShare}%`,
  sponsorship: `${claims.sponsorshipShare}%`,
  advertising: `${claims.advertisingShare}%`,
}
