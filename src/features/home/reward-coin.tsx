import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { coin } from '@/assets/art/coin.ts'
import { rewards, rewardTiers, type RewardTier } from '@/content/rewards.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import styles from './reward-coin.module.css'

/** The rewards section. The coin spins as it scrolls into view and lands face up. */
export function RewardCoin() {
  const { t } = useTranslation('home-sections')
  const language = useLanguage()
  const range = ({ from, to }: RewardTier) =>
    to === null
      ? `${formatNumber(from, language)}+`
      : `${formatNumber(from, language)}–${formatNumber(to, language)}`
  return (
    <section id="sportecoin" className="section slab" aria-labelledby="sportecoin-heading">
      <div className={`wrap split ${styles.split}`}>
        <div className="stack gap-5">
          <p className="label">{t('coin.label')}</p>
          <h2 id="sportecoin-heading">{t('coin.heading')}</h2>
          <p className="lead">{t('coin.lead', { bonus: rewards.welcomeBonus, vipDays: rewards.vipDays })}</p>
          <ol className={styles.ladder} aria-label={t('coin.tiersLabel')}>
            {rewardTiers.map((tier) => (
              <li key={tier.id} data-tier={tier.id}>
                <b>{t(`coin.tiers.${tier.id}`)}</b>
                <Ltr numeral>{range(tier)}</Ltr>
              </li>
            ))}
          </ol>
          <p className="row">
            <Link to="/sporte-coin" className={buttonClass()}>
              {t('coin.how')}
            </Link>
            <span className="small">{t('coin.expiry', { count: rewards.expiryMonths })}</span>
          </p>
        </div>
        <div className={styles.toss} aria-hidden="true">
          <div className={styles.coin}>
            <Face />
            <Face />
          </div>
          <span className={styles.shadow} />
        </div>
      </div>
    </section>
  )
}

function Face() {
  return (
    <span className={styles.face}>
      <Picture art={coin} alt="" sizes="(width < 60rem) 70vw, 26rem" />
    </span>
  )
}
