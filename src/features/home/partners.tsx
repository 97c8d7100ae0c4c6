import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { partnerIds, partners } from '@/content/partners.ts'
import { bareFigure } from '@/lib/format/figure.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { MoreLink } from '@/ui/button.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Accordion } from '@/ui/accordion.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'

const benefits = ['a', 'b'] as const

/** The partners. Their benefits and websites are a press away. */
export function Partners() {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  return (
    <Block
      id="partners"
      shape="split"
      label={t('partners.label')}
      heading={t('partners.heading')}
      lead={t('partners.lead')}
      aside={
        <div className="row gap-2">
          <Tag tone="sample">{t('common:sampleData')}</Tag>
          <MoreLink to="/partnerships">{t('partners.become')}</MoreLink>
        </div>
      }
    >
      <Accordion
        name="partners"
        items={partnerIds.map((id) => {
          const name = partners[id].name[language]
          return {
            id: `partner-${id}`,
            question: (
              <>
                <Icon name={`mark-${id}`} />
                <span className="grid gap-1">
                  <span className="flow">
                    <b className="title-3">{name}</b>
                    <small className="note">{t(`partners.cards.${id}.badge`)}</small>
                  </span>
                  <small className="note">
                    {t(`partners.cards.${id}.body`, { merchants: bareFigure(claims.partnerMerchants) })}
                  </small>
                </span>
                <span className="visually-hidden">{t('partners.more')}</span>
              </>
            ),
            answer: (
              <>
                <ul className="note grid gap-1 dashes">
                  {benefits.map((benefit) => (
                    <li key={benefit}>{t(`partners.cards.${id}.benefits.${benefit}`)}</li>
                  ))}
                </ul>
                <ExternalLink href={partners[id].site} className="link">
                  {t('partners.website')}
                  <span className="visually-hidden">{`: ${name}`}</span>
                  <Icon name="external" />
                </ExternalLink>
              </>
            ),
          }
        })}
      />
    </Block>
  )
}
