import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { fourHourCoverage } from '@/content/packages.ts'
import { listMessages, withMessages } from '@/lib/list-messages.ts'
import { Block } from '@/ui/blocks/block.tsx'
import { Closing } from '@/ui/blocks/closing.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Tag } from '@/ui/tag.tsx'

/** A typical Friday card in UAE time. The last step is on the next morning. */
const day = [
  { id: 'truck', time: '06:00' },
  { id: 'rig', time: '10:00' },
  { id: 'graphics', time: '15:00' },
  { id: 'doors', time: '18:00' },
  { id: 'air', time: '20:00' },
  { id: 'clip', time: '22:31' },
  { id: 'delivered', time: '08:00' },
] as const

const rules = ['names', 'equal', 'figures', 'reply'] as const

/** Teams rather than people: the page names no employees. */
const desks = [
  { id: 'direction', icon: 'headset' },
  { id: 'replay', icon: 'history' },
  { id: 'graphics', icon: 'palette' },
  { id: 'commentary', icon: 'chat' },
  { id: 'data', icon: 'brain' },
  { id: 'client', icon: 'handshake' },
] as const

/** The About page below its hero. */
export function AboutStory() {
  const { t } = useTranslation('about')
  return (
    <>
      <Block id="company" label={t('story.slug')} heading={t('story.heading')}>
        <div className="split">
          <p className="lead">{t('story.first')}</p>
          <p className="lead">{t('story.second')}</p>
        </div>
      </Block>
      <Block id="day" label={t('day.slug')} heading={t('day.heading')} lead={t('day.lead')} shape="split">
        <Rows ordered>
          {day.map(({ id, time }) => (
            <Row
              key={id}
              lead={
                <Ltr>
                  <time>{time}</time>
                </Ltr>
              }
              kicker={id === 'delivered' && t('day.nextDay')}
              title={
                <>
                  {t(`day.steps.${id}.title`)} {id === 'air' && <Tag tone="live">{t('day.live')}</Tag>}
                </>
              }
              note={t(`day.steps.${id}.body`, fourHourCoverage)}
            />
          ))}
        </Rows>
      </Block>
      <section className="section tone">
        <div className="wrap">
          <h2 className="visually-hidden">{t('figures.heading')}</h2>
          <Stats
            size="large"
            stats={[
              { figure: claims.missionCountries, label: t('figures.countries') },
              { figure: claims.missionLanguages, label: t('figures.languages') },
              { figure: claims.coverage, label: t('figures.coverage') },
              { figure: claims.userSatisfaction, label: t('figures.satisfaction') },
            ]}
          />
        </div>
      </section>
      <Block id="rules" label={t('values.slug')} heading={t('values.heading')}>
        <Features
          columns={2}
          items={listMessages(rules, t('values.items', { returnObjects: true, ...claims }))}
        />
      </Block>
      <Block id="crew" label={t('crew.slug')} heading={t('crew.heading')} lead={t('crew.lead')}>
        <Features items={withMessages(desks, t('crew.items', { returnObjects: true }))} />
      </Block>
      <Closing heading={t('end.heading')}>
        <ButtonLink to="/contact">{t('end.contact')}</ButtonLink>
        <ButtonLink to="/services" tone="tonal">
          {t('end.services')}
        </ButtonLink>
        <ButtonLink to="/contact" hash="press" tone="bare">
          {t('end.press')}
        </ButtonLink>
      </Closing>
    </>
  )
}
