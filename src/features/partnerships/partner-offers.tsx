import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { partnerIds, partners } from '@/content/partners.ts'
import { bareFigure } from '@/lib/format/figure.ts'
import { listMessages } from '@/lib/list-messages.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { PartnerReach } from './partner-reach.tsx'
import { offers } from './offers.ts'

const figures = {
  partnerMerchants: bareFigure(claims.partnerMerchants),
  missionCountries: bareFigure(claims.missionCountries),
  missionLanguages: bareFigure(claims.missionLanguages),
}
const benefits = ['a', 'b', 'c'] as const
const steps = ['write', 'call', 'pilot', 'season'] as const

/** The sections below the hero: partners, sponsorship offers, reach and first steps. */
export function PartnerOffers() {
  const { t } = useTranslation(['partnerships', 'common'])
  const language = useLanguage()
  return (
    <>
      <div className="no-print">
        <Block
          id="partners"
          label={t('details.boards.label')}
          heading={t('details.boards.heading')}
          aside={<Tag tone="sample">{t('common:sampleData')}</Tag>}
        >
          <Rows>
            {partnerIds.map((id) => (
              <Row
                key={id}
                lead={<Icon name={`mark-${id}`} />}
                kicker={`${t(`details.boards.${id}.category`)} · ${partners[id].kind[language]}`}
                title={
                  <>
                    <ExternalLink href={partners[id].site} className="inline">
                      {partners[id].name[language]}
                      <Icon name="external" />
                    </ExternalLink>{' '}
                    <Tag>{t(`details.boards.${id}.badge`)}</Tag>
                  </>
                }
                note={t(`details.boards.${id}.body`)}
              >
                <Marks
                  items={benefits.map((benefit) => ({
                    icon: 'check',
                    text: t(`details.boards.${id}.benefits.${benefit}`, figures),
                  }))}
                />
              </Row>
            ))}
          </Rows>
        </Block>
        <Block
          id="offers"
          tone="tone"
          label={t('details.offers.label')}
          heading={t('details.offers.heading')}
        >
          <Features
            columns={2}
            items={offers.map(({ id, icon }) => ({
              id,
              icon,
              title: t(`details.offers.${id}.name`),
              body: t(`details.offers.${id}.body`),
              more: (
                <>
                  <ul className="grid gap-1 dashes note">
                    {benefits.map((part) => (
                      <li key={part}>{t(`details.offers.${id}.parts.${part}`)}</li>
                    ))}
                  </ul>
                  <EnquiryButton about={t(`details.offers.${id}.name`)} className="link">
                    {t('details.offers.ask')}
                    <span className="visually-hidden">{`: ${t(`details.offers.${id}.name`)}`}</span>
                  </EnquiryButton>
                </>
              ),
            }))}
          />
        </Block>
      </div>
      <PartnerReach />
      <div className="no-print">
        <Block id="steps" tone="slab" heading={t('details.steps.heading')}>
          <Steps
            items={listMessages(
              steps,
              t('details.steps.items', { returnObjects: true, hours: claims.replyHours }),
            )}
          />
          <div className="row">
            <EnquiryButton about={t('details.steps.subject')} className="button">
              {t('details.steps.start')}
            </EnquiryButton>
          </div>
        </Block>
      </div>
    </>
  )
}
