import { useTranslation } from 'react-i18next'
import { marketingPackages, starterPlatforms } from '@/content/services/service-facts.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import styles from './marketing-packages.module.css'

const features = ['a', 'b', 'c', 'd'] as const

/** The three packages, by their number of posts. */
export function MarketingPackages() {
  const { t } = useTranslation(['service-digital-marketing', 'service'])
  return (
    <ul className={styles.packages}>
      {marketingPackages.map(({ id, postsAWeek, isPopular }) => {
        const name = t(`packages.items.${id}.name`)
        return (
          <li key={id} data-popular={isPopular || undefined}>
            <div className={`row ${styles.head}`}>
              <h3>{name}</h3>
              {isPopular && <Tag tone="key">{t('packages.popular')}</Tag>}
            </div>
            <p className="soft">{t(`packages.items.${id}.line`)}</p>
            {postsAWeek === null ? (
              <p className={styles.posts}>
                <span>{t('packages.unlimited')}</span>
                <small>{t('packages.unlimitedNote')}</small>
              </p>
            ) : (
              <p className={styles.posts}>
                <Ltr>{postsAWeek}</Ltr>
                <small>{postsAWeek > 10 ? t('packages.perWeekMany') : t('packages.perWeek')}</small>
              </p>
            )}
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" />
                  {t(`packages.items.${id}.features.${feature}`, { platforms: starterPlatforms })}
                </li>
              ))}
            </ul>
            <EnquiryButton
              about={t('packages.inEnquiry', { service: t('service:pages.digital-marketing.name'), name })}
              className={buttonClass({ tone: isPopular ? 'primary' : 'tonal', wide: true })}
              formClassName={styles.choose}
            >
              {t(`packages.items.${id}.choose`)}
            </EnquiryButton>
          </li>
        )
      })}
    </ul>
  )
}
