import { useTranslation } from 'react-i18next'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './sponsor-offers.module.css'

export const offers = [
  { id: 'title', icon: 'trophy' },
  { id: 'broadcast', icon: 'live' },
  { id: 'rewards', icon: 'coin' },
  { id: 'content', icon: 'campaign' },
] as const satisfies readonly { id: string; icon: IconName }[]

const parts = ['a', 'b', 'c'] as const

/** The sponsorship offers. Each has a button that opens an enquiry about that offer. */
export function SponsorOffers() {
  const { t } = useTranslation('partnerships')
  return (
    <section id="offers" className="section tone" aria-labelledby="offers-heading">
      <div className="wrap">
        <SectionHeading
          id="offers-heading"
          label={t('details.offers.label')}
          heading={t('details.offers.heading')}
        />
        <ul className={styles.offers}>
          {offers.map(({ id, icon }) => (
            <li key={id} className={styles.offer}>
              <Icon name={icon} className={styles.sign} />
              <h3>{t(`details.offers.${id}.name`)}</h3>
              <p className="soft">{t(`details.offers.${id}.body`)}</p>
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part}>{t(`details.offers.${id}.parts.${part}`)}</li>
                ))}
              </ul>
              <EnquiryButton
                about={t(`details.offers.${id}.name`)}
                className={buttonClass({ tone: 'tonal', size: 'small' })}
              >
                {t('details.offers.ask')}
                <span className="visually-hidden">{`: ${t(`details.offers.${id}.name`)}`}</span>
              </EnquiryButton>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
