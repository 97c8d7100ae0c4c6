import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { phone } from '@/assets/art/phone.ts'
import { config } from '@/config.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { rowFacts } from '@/content/bouts/row-facts.ts'
import { startOf } from '@/content/bouts/start-of.ts'
import type { CombatBout } from '@/content/bouts/types.ts'
import { eventHours } from '@/content/events/event-hours.ts'
import { findEvent } from '@/content/events/events.ts'
import { placeOf } from '@/content/place-of.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { BoutRow } from '@/shared/bout-row.tsx'
import { StartTime } from '@/shared/start-time.tsx'
import { useLanguageNames } from '@/shared/use-language-names.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { FactList } from '@/ui/blocks/fact-list.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Dots } from '@/ui/dots.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Promo } from '@/ui/media/promo.tsx'

const steps = ['app', 'code', 'screen'] as const

/** The event's details below the video. */
export function BattleNight() {
  const { t } = useTranslation(['battle', 'demo'])
  const now = useNow()
  return (
    <>
      <NightFacts />
      <Block
        id="card"
        tone="tone"
        label={t('card.label')}
        heading={t('card.heading')}
        aside={
          <Link to="/event/$eventId" params={{ eventId: 'battle-of-the-burj' }} className="link">
            {t('card.whole')}
            <Icon name="arrow-forward" />
          </Link>
        }
      >
        <p className="note">{t('demo:start.note')}</p>
        <ol className="split gap-1">
          {cardOf('battle-of-the-burj', now).map(
            (bout, index) =>
              bout.kind === 'combat' && (
                <li key={bout.order}>
                  <NightBout bout={bout} isMain={index === 0} />
                </li>
              ),
          )}
        </ol>
      </Block>
      <Block id="where" label={t('where.label')} heading={t('where.heading')}>
        <Steps items={steps.map((id) => ({ id, title: t(`demo:watching.${id}`), body: t(`where.${id}`) }))} />
      </Block>
      <Promo heading={t('promo.heading')} lead={t('promo.lead')} art={phone}>
        <ButtonLink to="/watch">
          <Icon name="play" />
          {t('promo.enter')}
        </ButtonLink>
        <ExternalLink href={config.appLinksUrl} className="button bare">
          {t('promo.get')}
          <Icon name="external" />
        </ExternalLink>
      </Promo>
    </>
  )
}

/** Place and time, from the same data as the event's page. */
function NightFacts() {
  const { t } = useTranslation(['battle', 'demo'])
  const language = useLanguage()
  const languageNames = useLanguageNames()
  const event = findEvent('battle-of-the-burj')
  if (!event) return null
  const { doors, first } = eventHours(event)
  const values = {
    date: <VenueDay dayOffset={event.dayOffset} format="long" />,
    doors: <bdi>{formatVenueTime(doors, language)}</bdi>,
    firstBout: <bdi>{formatVenueTime(first, language)}</bdi>,
    venue: placeOf(event, language),
    crowd: formatNumber(event.attendance, language),
    prize: event.prize[language],
  }
  return (
    <Block id="night" label={t('night.label')} heading={t('night.heading')}>
      <FactList
        facts={[
          ...(['date', 'doors', 'firstBout', 'venue', 'crowd', 'prize'] as const).map((id) => ({
            id,
            term: t(`night.${id}`),
            value: values[id],
            note: id === 'doors' || id === 'firstBout' ? t('night.venueTime') : undefined,
          })),
          ...(['commentary', 'captions'] as const).map((id) => ({
            id,
            term: t(`demo:languages.${id}`),
            value: languageNames(event.languages?.[id]),
          })),
        ]}
      />
    </Block>
  )
}

function NightBout({ bout, isMain }: { bout: CombatBout; isMain: boolean }) {
  const { t, i18n } = useTranslation(['battle', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const start = startOf(bout, now)
  const weight = t(`demo:divisions.division.${bout.weightClass}`)
  const terms = [
    isMain && t('card.mainEvent'),
    bout.isTitle ? t('card.title', { weight }) : weight,
    t('card.roundCount', { count: bout.rounds }),
  ]
  return (
    <BoutRow
      {...rowFacts(bout, { language, i18n })}
      head={
        <>
          <p className="label soft">
            <Dots items={terms} />
          </p>
          {start && <StartTime start={start} now={now} />}
        </>
      }
      isMain={isMain}
    />
  )
}
