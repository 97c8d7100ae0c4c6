import { useTranslation } from 'react-i18next'
import { trophyLift } from '@/assets/art/trophy-lift.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Hero, heroLead } from '@/ui/media/hero.tsx'
import { Icon } from '@/ui/icon.tsx'

const PartnerOffers = deferred(() => import('./partner-offers.tsx'), 'PartnerOffers')

export function PartnershipsPage() {
  const { t } = useTranslation('partnerships')
  return (
    <>
      <div className="no-print">
        <Hero art={trophyLift} alt={t('picture')}>
          <p className="label soft">{t('label')}</p>
          <h1>{t('heading')}</h1>
          <p className={heroLead}>{t('lead')}</p>
          <div className="row">
            <EnquiryButton about={t('subject')} className="button">
              <Icon name="handshake" />
              {t('become')}
            </EnquiryButton>
            <a href="#offers" className="button bare">
              {t('offers')}
            </a>
          </div>
        </Hero>
      </div>
      <PartnerOffers />
    </>
  )
}
