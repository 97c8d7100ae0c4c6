import { useTranslation } from 'react-i18next'
import { answerFigures, serviceQuestions } from '@/content/faq-questions.ts'
import { coin } from '@/assets/art/coin.ts'
import { portraitMma } from '@/assets/art/portrait-mma.ts'
import { claims } from '@/content/claims.ts'
import { pointActions, rewards, type PointActionId } from '@/content/rewards.ts'
import { withMessages } from '@/lib/list-messages.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { ServiceCtas } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Chain } from '@/drawings/chain.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { StatCallout } from '@/ui/blocks/stat-callout.tsx'

function pointsFor(action: PointActionId): string {
  return `+${pointActions.find(({ id }) => id === action)?.points ?? ''}`
}

const links = [
  { id: 'join', figure: `+${rewards.welcomeBonus}`, unit: 'coins' },
  { id: 'collectible', figure: String(rewards.freeCollectibles), unit: 'mint' },
  { id: 'follow', figure: pointsFor('follow-players'), unit: 'points' },
  { id: 'talk', figure: pointsFor('like-comment'), unit: 'points' },
  { id: 'login', figure: pointsFor('daily-login'), unit: 'points' },
  { id: 'vip', figure: String(rewards.vipDays), unit: 'days' },
] as const
const holdings = [
  { id: 'coin', art: coin },
  { id: 'collectibles', art: portraitMma },
] as const
const sides = [
  { id: 'fan', icon: 'heart' },
  { id: 'organiser', icon: 'stadium' },
  { id: 'sponsor', icon: 'handshake' },
] as const

export function Blockchain() {
  const { t } = useTranslation('service-blockchain-fan-interaction')
  return (
    <>
      <Block id="chain" label={t('chain.label')} heading={t('chain.heading')} lead={t('chain.lead')}>
        <Chain
          links={links.map(({ id, figure, unit }) => ({
            id,
            figure,
            unit: t(`chain.${unit}`),
            title: t(`chain.items.${id}.title`),
            body: t(`chain.items.${id}.body`),
          }))}
        />
      </Block>
      <Block id="coin" tone="tone" label={t('two.label')} heading={t('two.heading')}>
        <Rows columns="many">
          {holdings.map(({ id, art }) => (
            <Row
              key={id}
              picture={<Picture art={art} alt={t(`two.items.${id}.art`)} sizes="6rem" />}
              title={t(`two.items.${id}.title`)}
              note={t(`two.items.${id}.body`)}
            />
          ))}
        </Rows>
        <div className="row">
          <ButtonLink to="/sporte-coin" tone="tonal">
            {t('two.link')}
          </ButtonLink>
        </div>
      </Block>
      <Block id="sides" label={t('sides.label')} heading={t('sides.heading')}>
        <Features items={withMessages(sides, t('sides.items', { returnObjects: true }))} />
      </Block>
      <Faq
        ids={serviceQuestions['blockchain-fan-interaction']}
        {...t('faq', { returnObjects: true, ...answerFigures })}
      />
      <StatCallout
        id="merchants"
        figure={claims.partnerMerchants}
        {...t('merchants', { returnObjects: true })}
      >
        <ServiceCtas service="blockchain-fan-interaction" asks={['start', 'demo']} />
      </StatCallout>
    </>
  )
}
