import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims, claimsDate } from '@/content/claims.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { upcomingEvents } from '@/content/events/upcoming-events.ts'
import { localizedPath } from '@/contract/language.ts'
import { localFigure } from '@/lib/format/figure.ts'
import { formatDate } from '@/lib/format/format.ts'
import { listMessages } from '@/lib/list-messages.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Stats } from '@/ui/stats.tsx'
import { offers } from './offers.ts'

const reach = [
  'appUsers',
  'appDownloadsAllStores',
  'eventsProduced',
  'appCountries',
  'missionLanguages',
  'partnerMerchants',
] as const
const benefits = ['measured', 'bilingual', 'exclusive'] as const

/** The audience in figures. In print it is the whole page: a sheet for sponsors. */
export function PartnerReach() {
  const { t } = useTranslation(['partnerships', 'common'])
  const language = useLanguage()
  const brand = t('common:brand')
  return (
    <Block
      id="reach"
      label={
        <>
          <span className="no-print">{t('details.reach.label')}</span>
          <span className="print-only">{t('details.reach.sheet', { brand })}</span>
        </>
      }
      heading={t('details.reach.heading')}
      aside={
        <Button tone="tonal" onClick={() => print()}>
          <Icon name="print" />
          {t('details.reach.print')}
        </Button>
      }
    >
      <Stats
        stats={reach.map((name) => ({
          figure: localFigure(claims[name], language),
          label: t(`details.reach.${name}`),
        }))}
      />
      <p className="note">
        {t('details.reach.recorded', { brand, date: formatDate(claimsDate, language, 'long') })}
      </p>
      <Features items={listMessages(benefits, t('details.benefits', { returnObjects: true }))} />
      <PrintedFacts />
    </Block>
  )
}

/** Only in print, because the page lists the formats itself: what a sponsor can book, the next events, contacts. */
function PrintedFacts() {
  const { t } = useTranslation(['partnerships', 'common'])
  const language = useLanguage()
  const events = upcomingEvents.filter((event) => event.dayOffset >= 0 && !isCancelled(event)).slice(0, 3)
  return (
    <div className="grid print-only">
      <h3>{t('details.offers.heading')}</h3>
      <ul>
        {offers.map(({ id }) => (
          <li key={id}>{t(`details.offers.${id}.name`)}</li>
        ))}
      </ul>
      <h3>
        {t('details.reach.nights')} ({t('common:sampleData')})
      </h3>
      <ul>
        {events.map(({ id, title, city, dayOffset }) => (
          <li key={id}>
            {title[language]} · {city[language]} · <VenueDay dayOffset={dayOffset} format="long" />
          </li>
        ))}
      </ul>
      <p>
        {t('common:brand')} · <Ltr>{config.email}</Ltr> · <Ltr>{config.phone}</Ltr> ·{' '}
        <Ltr>{`${config.siteUrl}${localizedPath('/partnerships', language)}`}</Ltr>
      </p>
    </div>
  )
}
