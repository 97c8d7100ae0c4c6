import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { withMessages } from '@/lib/list-messages.ts'
import { ServiceCta } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { MarketingPackages } from './marketing-packages.tsx'
import { fightWeek, marketingPackages } from '@/content/services/service-facts.ts'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import table from '@/ui/table.module.css'

const work = [
  { id: 'social', icon: 'share' },
  { id: 'film', icon: 'video' },
  { id: 'paid', icon: 'campaign' },
  { id: 'athletes', icon: 'athlete' },
  { id: 'community', icon: 'chat' },
  { id: 'report', icon: 'chart' },
] as const
const questions = serviceQuestions['digital-marketing']

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
      <Faq ids={questions} {...t('faq', { returnObjects: true })} />
      <ClosingCta heading={t('closing.heading')}>
        <ServiceCta service="digital-marketing" ask="start" />
        <ServiceCta service="digital-marketing" ask="quote" tone="tonal" />
      </ClosingCta>
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
