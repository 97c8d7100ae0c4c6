import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { pointActions, rewards } from '@/content/rewards.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Climb } from './climb.tsx'
import styles from './coin-rewards.module.css'

const prizes = [
  { id: 'vip', icon: 'vip' },
  { id: 'collectibles', icon: 'token' },
  { id: 'merchants', icon: 'wallet' },
] as const satisfies readonly { id: string; icon: IconName }[]

/** The rewards programme: tiers, ways to earn points, and rewards. */
export function CoinRewards() {
  const { t } = useTranslation(['coin', 'common'])
  const bonus = rewards.welcomeBonus
  return (
    <>
      <Climb />
      <section className="section tone">
        <div className={`wrap split ${styles.earning}`}>
          <div>
            <SectionHeading label={t('earning.slug')} heading={t('earning.heading')} />
            <p className="soft">{t('earning.lead')}</p>
          </div>
          <dl className={`ruled ${styles.actions}`}>
            {pointActions.map(({ id, points }) => (
              <div key={id}>
                <dt>
                  <b>{t(`earning.actions.${id}.name`)}</b>
                  <span className="note">{t(`earning.actions.${id}.body`)}</span>
                </dt>
                {points === null ? (
                  <dd className={styles.word}>{t('earning.perMinute')}</dd>
                ) : (
                  <dd>
                    <Ltr>{points}</Ltr>
                    <span className="visually-hidden"> {t('earning.points')}</span>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHeading label={t('rewards.slug')} heading={t('rewards.heading')} />
          <ul className={`ruled ${styles.prizes}`}>
            {prizes.map(({ id, icon }) => (
              <li key={id}>
                <Icon name={icon} />
                <h3>{t(`rewards.${id}.name`, { partnerMerchants: claims.partnerMerchants })}</h3>
                <p className="note">{t(`rewards.${id}.body`, { vipDays: rewards.vipDays })}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section tone">
        <div className={`wrap ${styles.closing}`}>
          <h2 className="visually-hidden">{t('stats.heading')}</h2>
          <Stats
            size="large"
            stats={[
              { figure: String(bonus), label: t('stats.welcome') },
              { figure: String(rewards.freeCollectibles), label: t('stats.mint') },
              { figure: String(rewards.vipDays), label: t('stats.vip') },
              { figure: String(rewards.expiryMonths), label: t('stats.expiry') },
            ]}
          />
          <div className={`row ${styles.join}`}>
            <h2>{t('join.heading', { bonus })}</h2>
            <ExternalLink
              href={config.appLinksUrl}
              newTabLabel={t('common:opensInNewTab')}
              className={buttonClass()}
            >
              <Icon name="download" />
              {t('join.action')}
            </ExternalLink>
          </div>
        </div>
      </section>
    </>
  )
}
