import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { answerFigures, serviceQuestions } from '@/content/faq-questions.ts'
import { coin } from '@/assets/art/coin.ts'
import { portraitMma } from '@/assets/art/portrait-mma.ts'
import { claims } from '@/content/claims.ts'
import { withMessages } from '@/lib/list-messages.ts'
import { buttonClass } from '@/ui/button.ts'
import { Picture } from '@/ui/media/picture.tsx'
import { ServiceCta } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import styles from './blockchain.module.css'
import { ClosingCta } from './closing-cta.tsx'
import { FanChain } from './illustrations/fan-chain.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { StatCallout } from '@/ui/blocks/stat-callout.tsx'

const holdings = [
  { id: 'coin', art: coin, isCard: false },
  { id: 'collectibles', art: portraitMma, isCard: true },
] as const
const sides = [
  { id: 'fan', icon: 'heart' },
  { id: 'organiser', icon: 'stadium' },
  { id: 'sponsor', icon: 'handshake' },
] as const
const questions = serviceQuestions['blockchain-fan-interaction']

export function Blockchain() {
  const { t } = useTranslation('service-blockchain-fan-interaction')
  return (
    <>
      <Block id="chain" label={t('chain.label')} heading={t('chain.heading')} lead={t('chain.lead')}>
        <FanChain />
      </Block>
      <Block id="coin" tone="tone" label={t('two.label')} heading={t('two.heading')}>
        <ul className={`split ${styles.holdings}`}>
          {holdings.map(({ id, art, isCard }) => (
            <li key={id}>
              <Picture
                art={art}
                alt={t(`two.items.${id}.art`)}
                sizes="(width < 60rem) 40vw, 15rem"
                className={isCard ? styles.card : styles.coin}
              />
              <div className="stack">
                <h3>{t(`two.items.${id}.title`)}</h3>
                <p className="soft">{t(`two.items.${id}.body`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="row">
          <Link to="/sporte-coin" className={buttonClass({ tone: 'tonal' })}>
            {t('two.link')}
          </Link>
        </div>
      </Block>
      <Block id="sides" label={t('sides.label')} heading={t('sides.heading')}>
        <Features items={withMessages(sides, t('sides.items', { returnObjects: true }))} />
      </Block>
      <StatCallout
        id="merchants"
        figure={claims.partnerMerchants}
        unit={t('merchants.unit')}
        heading={t('merchants.heading')}
        lead={t('merchants.lead')}
      />
      <Faq ids={questions} {...t('faq', { returnObjects: true, ...answerFigures })} />
      <ClosingCta
        service="blockchain-fan-interaction"
        label={t('closing.label')}
        heading={t('closing.heading')}
      >
        <ServiceCta service="blockchain-fan-interaction" ask="start" />
        <ServiceCta service="blockchain-fan-interaction" ask="demo" tone="tonal" />
      </ClosingCta>
    </>
  )
}
