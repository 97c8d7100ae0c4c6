import { useTranslation } from 'react-i18next'
import { marketingPackages, starterPlatforms } from '@/content/services/service-facts.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Tag } from '@/ui/tag.tsx'

const features = ['a', 'b', 'c', 'd'] as const

/** The three packages, by their number of posts. */
export function MarketingPackages() {
  const { t } = useTranslation(['service-digital-marketing', 'service'])
  return (
    <Features
      items={marketingPackages.map(({ id, postsAWeek, isPopular }) => {
        const name = t(`packages.items.${id}.name`)
        const stat =
          postsAWeek === null
            ? { figure: t('packages.unlimited'), label: t('packages.unlimitedNote') }
            : {
                figure: String(postsAWeek),
                label: postsAWeek > 10 ? t('packages.perWeekMany') : t('packages.perWeek'),
              }
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
            <div className="stack">
              <Stats stats={[stat]} />
              <ul className="dashes">
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
