import { useTranslation } from 'react-i18next'
import { coin } from '@/assets/art/coin.ts'
import { config } from '@/config.ts'
import { rewards } from '@/content/rewards.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import styles from './coin-page.module.css'

const CoinRewards = deferred(() => import('./coin-rewards.tsx'), 'CoinRewards')

export function CoinPage() {
  const { t } = useTranslation('coin')
  return (
    <>
      <section className="section slab">
        <div className="wrap split">
          <div className="stack gap-5">
            <p className="label">{t('label')}</p>
            <h1>{t('heading')}</h1>
            <p className="lead">{t('lead', { bonus: rewards.welcomeBonus, vipDays: rewards.vipDays })}</p>
            <div className="row">
              <ExternalLink href={config.appLinksUrl} className="button">
                <Icon name="download" />
                {t('download')}
              </ExternalLink>
              <ButtonLink to="/sporte-coin" hash="rewards" tone="bare">
                {t('how')}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.coin}>
            <Picture art={coin} alt={t('coin')} sizes="(width < 48rem) 60vw, 21rem" priority fit="contain" />
          </div>
        </div>
      </section>
      <CoinRewards />
    </>
  )
}
