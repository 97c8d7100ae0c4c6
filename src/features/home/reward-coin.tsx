import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { coin } from '@/assets/art/coin.ts'
import { rewards, rewardTiers, type RewardTier } from '@/content/rewards.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Promo } from '@/ui/media/promo.tsx'

/** The rewards section, with the points of each tier. */
export function RewardCoin() {
  const { t } = useTranslation('home-sections')
  const language = useLanguage()
  const range = ({ from, to }: RewardTier) =>
    to === null
      ? `${formatNumber(from, language)}+`
      : `${formatNumber(from, language)}–${formatNumber(to, language)}`
  return (
    <Promo
      id="sportecoin"
      heading={t('coin.heading')}
      lead={t('coin.lead', { bonus: rewards.welcomeBonus, vipDays: rewards.vipDays })}
      art={coin}
      stats={rewardTiers.map((tier) => ({ figure: range(tier), label: t(`coin.tiers.${tier.id}`) }))}
    >
      <Link to="/sporte-coin" className={buttonClass()}>
        {t('coin.how')}
      </Link>
      <span className="small">{t('coin.expiry', { count: rewards.expiryMonths })}</span>
    </Promo>
  )
}
