import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf, listedCardOf } from '@/content/bouts/records.ts'
import { startOf } from '@/content/bouts/start-of.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { EventBouts } from './event-bout.tsx'
import { isDecided } from './card-figures.ts'
import { CardLink } from './card-link.tsx'

const shownBouts = 3

export function Overview({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'common'])
  const language = useLanguage()
  const now = useNow()
  const card = cardOf(event.id, now)
  const [main] = card
  const onNow = card.filter((bout) => startOf(bout, now)?.phase === 'on')
  const lastDecided = event.status === 'past' ? [] : card.filter(isDecided).slice(0, 1)
  const first = [...onNow, ...lastDecided]
  const about = <p className="lead">{event.description[language]}</p>
  return (
    <div className="stack gap-6">
      <section aria-labelledby="about">
        <h2 id="about" className="visually-hidden">
          {t('overview.about')}
        </h2>
        {event.status === 'past' ? (
          <HiddenScore of={hiddenScoreId('event', event.id)} label={t('common:hideScores.showAll')}>
            {about}
          </HiddenScore>
        ) : (
          about
        )}
      </section>
      {main && (
        <section className="stack" aria-labelledby="top">
          <h2 id="top" className="title-2">
            {t('overview.top')}
          </h2>
          {/* The key remounts the list on a change; browsers do not count new elements as a layout shift. */}
          <EventBouts
            key={first.map(({ order }) => order).join()}
            bouts={[...first, ...listedCardOf(event.id, now).filter((bout) => !first.includes(bout))].slice(
              0,
              shownBouts,
            )}
            main={main}
          />
          <CardLink event={event}>{t('overview.whole')}</CardLink>
        </section>
      )}
    </div>
  )
}
