import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { pointActions, rewards } from '@/content/rewards.ts'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Closing } from '@/ui/blocks/closing.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Climb } from './climb.tsx'

const prizes = [
  { id: 'vip', icon: 'vip' },
  { id: 'collectibles', icon: 'token' },
  { id: 'merchants', icon: 'wallet' },
] as const satisfies readonly { id: string; icon: IconName }[]

/** The rewards programme: tiers, ways to earn points, and rewards. */
export function CoinRewards() {
  const { t } = useTranslation('coin')
  const bonus = rewards.welcomeBonus
  return (
    <>
      <Climb />
      <Block
        id="earning"
        tone="tone"
        shape="split"
        label={t('earning.slug')}
        heading={t('earning.heading')}
        lead={t('earning.lead')}
      >
        <Rows>
          {pointActions.map(({ id, points }) => (
            <Row
              key={id}
              title={t(`earning.actions.${id}.name`)}
              note={t(`earning.actions.${id}.body`)}
              figure={
                points === null ? (
                  t('earning.perMinute')
                ) : (
                  <>
                    <Ltr>{points}</Ltr>
                    <span className="visually-hidden"> {t('earning.points')}</span>
                  </>
                )
              }
            />
          ))}
        </Rows>
      </Block>
      <Block id="prizes" label={t('rewards.slug')} heading={t('rewards.heading')}>
        <Features
          items={prizes.map(({ id, icon }) => ({
            id,
            icon,
            title: t(`rewards.${id}.name`, { partnerMerchants: claims.partnerMerchants }),
            body: t(`rewards.${id}.body`, { vipDays: rewards.vipDays }),
          }))}
        />
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
      </Block>
      <Closing heading={t('join.heading', { bonus })}>
        <ExternalLink href={config.appLinksUrl} className="button">
          <Icon name="download" />
          {t('join.action')}
        </ExternalLink>
      </Closing>
    </>
  )
}
