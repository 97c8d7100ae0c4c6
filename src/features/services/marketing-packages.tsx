import { useTranslation } from 'react-i18next'
import { marketingPackages, starterPlatforms } from '@/content/services/service-facts.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Tag } from '@/ui/tag.tsx'

const features = ['a', 'b', 'c', 'd'] as const

/** The three packages, by their number of posts. */
export function MarketingPackages() {
  const { t } = useTranslation(['service-digital-marketing', 'service'])
  return (
    <Features
      items={marketingPackages.map(({ id, postsAWeek, isPopular }) => {
        const name = t(`packages.items.${id}.name`)
        const [figure, label] =
          postsAWeek === null
            ? [t('packages.unlimited'), t('packages.unlimitedNote')]
            : [postsAWeek, postsAWeek > 10 ? t('packages.perWeekMany') : t('packages.perWeek')]
        return {
          id,
          title: (
            <span className="row gap-2">
              {name}
              {isPopular && <Tag tone="key">{t('packages.popular')}</Tag>}
            </span>
          ),
          body: t(`packages.items.${id}.line`),
          more: (
            <div className="stack gap-3">
              <p className="row gap-2">
                <b className="figure-3">{figure}</b>
                <span className="note">{label}</span>
              </p>
              <ul className="grid gap-1 dashes note">
                {features.map((feature) => (
                  <li key={feature}>
                    {t(`packages.items.${id}.features.${feature}`, { platforms: starterPlatforms })}
                  </li>
                ))}
              </ul>
              <EnquiryButton
                about={t('packages.inEnquiry', { service: t('service:pages.digital-marketing.name'), name })}
                className={isPopular ? 'button wide' : 'button wide tonal'}
              >
                {t(`packages.items.${id}.choose`)}
              </EnquiryButton>
            </div>
          ),
        }
      })}
    />
  )
}
