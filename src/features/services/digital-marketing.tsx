import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { withMessages } from '@/lib/list-messages.ts'
import { Block } from '@/ui/blocks/block.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { fightWeek, marketingPackages, starterPlatforms } from '@/content/services/service-facts.ts'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import table from '@/ui/table.module.css'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Tag } from '@/ui/tag.tsx'

const work = [
  { id: 'social', icon: 'share' },
  { id: 'film', icon: 'video' },
  { id: 'paid', icon: 'campaign' },
  { id: 'athletes', icon: 'athlete' },
  { id: 'community', icon: 'chat' },
  { id: 'report', icon: 'chart' },
] as const

export function DigitalMarketing() {
  const { t } = useTranslation('service-digital-marketing')
  return (
    <>
      <Block id="run" label={t('run.label')} heading={t('run.heading')}>
        <Features items={withMessages(work, t('run.items', { returnObjects: true }))} />
      </Block>
      <Block id="week" tone="tone" label={t('week.label')} heading={t('week.heading')} lead={t('week.lead')}>
        <FightWeek />
      </Block>
      <Block
        id="packages"
        label={t('packages.label')}
        heading={t('packages.heading')}
        lead={t('packages.lead')}
      >
        <MarketingPackages />
      </Block>
      <Faq ids={serviceQuestions['digital-marketing']} {...t('faq', { returnObjects: true })} />
      <ClosingCta heading={t('closing.heading')} service="digital-marketing" asks={['start', 'quote']} />
    </>
  )
}

const [starter, professional] = marketingPackages

/** The posts of a fight week in two packages. */
function FightWeek() {
  const { t } = useTranslation('service-digital-marketing')
  return (
    <DataTable
      caption={t('week.heading')}
      columns={[
        { name: t('week.day') },
        { name: t('packages.items.starter.name') },
        { name: t('packages.items.professional.name') },
      ]}
    >
      {fightWeek.map(({ id, ...posts }) => (
        <tr key={id}>
          <th scope="row">
            {t(`week.days.${id}.name`)}
            <small>{t(`week.days.${id}.out`)}</small>
          </th>
          <td>{posts.starter}</td>
          <td>{posts.professional}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{t('week.total')}</th>
        <td className={table.key}>{starter.postsAWeek}</td>
        <td className={table.key}>{professional.postsAWeek}</td>
      </tr>
    </DataTable>
  )
}

const features = ['a', 'b', 'c', 'd'] as const

/** The three packages, by their number of posts. */
function MarketingPackages() {
  const { t } = useTranslation(['service-digital-marketing', 'service'])
  return (
    <Features
      items={marketingPackages.map(({ id, postsAWeek, isPopular }) => {
        const name = t(`packages.items.${id}.name`)
        const [figure, label] =
          postsAWeek === null
            ? [t('packages.unlimited'), t('packages.unlimitedNote')]
            : [postsAWeek, postsAWeek > 10 ? t('packages.perWeekMany') : t('packages.perWeek')]
        return {
          id,
          title: (
            <span className="row gap-2">
              {name}
              {isPopular && <Tag tone="key">{t('packages.popular')}</Tag>}
            </span>
          ),
          body: t(`packages.items.${id}.line`),
          more: (
            <div className="stack gap-3">
              <p className="row gap-2">
                <b className="figure-3">{figure}</b>
                <span className="note">{label}</span>
              </p>
              <ul className="grid gap-1 dashes note">
                {features.map((feature) => (
                  <li key={feature}>
                    {t(`packages.items.${id}.features.${feature}`, { platforms: starterPlatforms })}
                  </li>
                ))}
              </ul>
              <EnquiryButton
                about={t('packages.inEnquiry', { service: t('service:pages.digital-marketing.name'), name })}
                className={isPopular ? 'button wide' : 'button wide tonal'}
              >
                {t(`packages.items.${id}.choose`)}
              </EnquiryButton>
            </div>
          ),
        }
      })}
    />
  )
}
