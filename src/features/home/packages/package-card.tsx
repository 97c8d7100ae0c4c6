import { useTranslation } from 'react-i18next'
import { packageLists, type BroadcastPackage } from '@/content/packages.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { canOpen, countHiddenItems, previewLength } from './comparison.ts'
import styles from './package-card.module.css'
import { useItemText } from './use-item-text.ts'

type PackageCardProps = {
  tier: BroadcastPackage
  /** True if the URL's hash is this card's. Undefined before hydration, when `:target` applies. */
  isNamed: boolean | undefined
}

export function PackageCard({ tier, isNamed }: PackageCardProps) {
  const { t } = useTranslation('packages')
  const language = useLanguage()
  const textOf = useItemText(tier)
  const { id } = tier
  return (
    <article
      id={`package-${id}`}
      className={`card headed stack gap-3 ${styles.tier}`}
      data-tier={id}
      data-popular={tier.isPopular || undefined}
      data-named={isNamed}
      aria-labelledby={`package-${id}-name`}
    >
      <header>
        <div className="ends">
          <h3 id={`package-${id}-name`}>{t(`tiers.${id}.name`)}</h3>
          {tier.isPopular && <Tag tone="key">{t('popular')}</Tag>}
        </div>
        <p className="note">{t(`tiers.${id}.body`)}</p>
      </header>
      <p className="row gap-2">
        <Ltr className="figure-2">{formatNumber(tier.freeViewers, language)}</Ltr>
        <span className="note">{t('freeViewers')}</span>
      </p>
      {packageLists.map((each) => {
        const items = tier[each]
        const rest = countHiddenItems(items)
        return (
          <div key={each} className="stack gap-2">
            <div className="ends">
              <h4 className="label soft">{t(`lists.${each}`)}</h4>
              {rest > 0 && <p className="note">{t('heldBack', { count: rest })}</p>}
            </div>
            <ul className="note grid gap-1 dashes">
              {items.map((item, index) => (
                <li key={item.id} className={index < previewLength ? undefined : styles.rest}>
                  {textOf(item)}
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      <div className="grid">
        {canOpen(tier) && (
          // A native `<details>` works without script and exposes its state. CSS shows the remaining items while it is
          // open.
          <details className={styles.toggle}>
            <summary className="link">
              <span className="when-closed">{t('showMore')}</span>
              <span className="when-open">{t('showLess')}</span>
              <span className="visually-hidden"> {t(`tiers.${id}.name`)}</span>
            </summary>
          </details>
        )}
        <EnquiryButton
          about={t('inEnquiry', { name: t(`tiers.${id}.name`) })}
          className={tier.isPopular ? 'button wide' : 'button wide tonal'}
        >
          {t(`tiers.${id}.choose`)}
        </EnquiryButton>
      </div>
    </article>
  )
}
