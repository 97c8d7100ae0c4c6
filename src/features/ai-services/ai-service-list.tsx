import { useTranslation } from 'react-i18next'
import type { AiFeatureId } from '@/content/services/ai-feature-ids.ts'
import { aiFeatureFigures } from '@/content/services/ai-features.ts'
import { claims } from '@/content/claims.ts'
import { listMessages } from '@/lib/list-messages.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Closing } from '@/ui/blocks/closing.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'

/** The call to action of a row. All but `learn` open the enquiry dialog. */
type Ask = 'quote' | 'learn' | 'trial' | 'consultation' | 'longTrial' | 'sales'

export const aiServices = [
  { id: 'win-prediction', figure: aiFeatureFigures['win-prediction'], ask: 'quote' },
  { id: 'live-streaming', figure: aiFeatureFigures['live-streaming'], ask: 'learn' },
  { id: 'content-recommendation', figure: claims.engagementGrowth, ask: 'trial' },
  { id: 'player-performance', figure: aiFeatureFigures['player-performance'], ask: 'consultation' },
  { id: 'player-profiles', figure: aiFeatureFigures['player-profiles'], ask: 'longTrial' },
  { id: 'auto-highlights', figure: claims.contentAutomation, ask: 'sales' },
] as const satisfies readonly { id: AiFeatureId; figure: string; ask: Ask }[]

const facts = ['first', 'second'] as const
const trialSteps = ['send', 'read', 'decide'] as const

/** The page below its hero: the six services as a judge's scorecard, and the trial's steps. */
export function AiServiceList() {
  const { t } = useTranslation('ai-services')
  return (
    <>
      <Block id="scorecard" label={t('scorecard.slug')} heading={t('scorecard.heading')}>
        <Rows ordered>
          {aiServices.map(({ id, figure, ask }) => (
            <Row
              key={id}
              lead={<Ltr>{figure}</Ltr>}
              kicker={t(`scorecard.services.${id}.figure`)}
              title={t(`scorecard.services.${id}.name`)}
              note={t(`scorecard.services.${id}.summary`)}
              end={<ServiceAsk id={id} ask={ask} />}
            >
              <Marks
                items={facts.map((fact) => ({
                  icon: 'check',
                  text: t(`scorecard.services.${id}.${fact}`, claims),
                }))}
              />
            </Row>
          ))}
        </Rows>
      </Block>
      <Block id="trial" tone="tone" label={t('scorecard.steps.slug')} heading={t('scorecard.steps.heading')}>
        <Steps
          items={listMessages(trialSteps, t('scorecard.steps.items', { returnObjects: true, ...claims }))}
        />
      </Block>
      <Closing tone="plain" heading={t('scorecard.more.heading')}>
        <ButtonLink to="/ai-analytics" tone="tonal">
          {t('scorecard.more.action')}
          <Icon name="arrow-forward" />
        </ButtonLink>
      </Closing>
    </>
  )
}

function ServiceAsk({ id, ask }: { id: (typeof aiServices)[number]['id']; ask: Ask }) {
  const { t } = useTranslation('ai-services')
  const name = t(`scorecard.services.${id}.name`)
  const label = t(`scorecard.asks.${ask}`, claims)
  return (
    <div className="stack gap-1">
      {ask === 'learn' ? (
        <ButtonLink to="/ai-analytics" search={{ feature: id }} tone="tonal" wide>
          {label}
          <span className="visually-hidden">{name}</span>
        </ButtonLink>
      ) : (
        <EnquiryButton
          about={name}
          part={label}
          className={ask === 'quote' ? 'button wide' : 'button wide tonal'}
        >
          {label}
        </EnquiryButton>
      )}
      <span className="note">{t('scorecard.price')}</span>
    </div>
  )
}
