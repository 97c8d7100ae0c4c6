import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { PartnerBoards } from './partner-boards.tsx'
import { PartnerReach } from './partner-reach.tsx'
import { SponsorOffers } from './sponsor-offers.tsx'
import styles from './partner-offers.module.css'

/** The sections below the hero: partners, sponsorship offers, reach and first steps. */
export function PartnerOffers() {
  return (
    <>
      <PartnerBoards />
      <SponsorOffers />
      <PartnerReach />
      <PartnerSteps />
    </>
  )
}

const steps = ['write', 'call', 'pilot', 'season'] as const

/** From the first message to a season: the page's one gold slab. */
function PartnerSteps() {
  const { t } = useTranslation('partnerships')
  return (
    <section className="section slab" aria-labelledby="steps">
      <div className={`wrap grid gap-6 ${styles.steps}`}>
        <h2 id="steps">{t('details.steps.heading')}</h2>
        <ol>
          {steps.map((step, index) => (
            <li key={step}>
              <Ltr numeral className={styles.number}>
                {String(index + 1)}
              </Ltr>
              <h3>{t(`details.steps.${step}.heading`)}</h3>
              <p>{t(`details.steps.${step}.body`, { hours: claims.replyHours })}</p>
            </li>
          ))}
        </ol>
        <EnquiryButton about={t('details.steps.subject')} className={buttonClass()}>
          {t('details.steps.start')}
        </EnquiryButton>
      </div>
    </section>
  )
}
