import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { eventChanges, isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { categoryName } from '@/content/category-name.ts'
import { isCombat } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { ListLink } from '@/shared/list-link.tsx'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { offAir, OnAir } from '@/shared/on-air.tsx'
import { heroLead, Hero } from '@/ui/media/hero.tsx'
import { Tag } from '@/ui/tag.tsx'
import { EventActions } from './event-actions.tsx'
import { BoutStart } from './bout-start.tsx'
import { ChangeNotes } from './change-notes.tsx'
import { EventTime } from './event-time.tsx'
import { pairingOf } from '@/content/bouts/sides.ts'

const statusTones = { live: 'live', upcoming: 'data', past: 'plain' } as const

export function EventHero({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo', 'common'])
  const language = useLanguage()
  const getAlt = usePictureAlt()
  const now = useNow()
  const night = nightOf(event, now)
  const { phase } = night
  const change = changeTag(event)
  const card = cardOf(event.id)
  const [main] = card
  const bouts = isCombat(event.sport) ? 'boutCount' : 'matchCount'
  return (
    <Hero art={event.art} alt={getAlt(pictureNames.get(event.art))} mirrors short>
      <div className="stack gap-3">
        <ListLink lists={['/events', '/dashboard']} className="link no-print">
          {t('back')}
        </ListLink>
        {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
        <p key={phase} className="flow">
          {!isCancelled(event) && <Tag tone={statusTones[phase]}>{t(`demo:status.${phase}`)}</Tag>}
          {change && <Tag tone="key">{change[language]}</Tag>}
          <Tag>
            {categoryName(event.sport)[language]}
            {main && ` · ${t(bouts, { count: card.length })}`}
          </Tag>
          <Tag tone="sample">{t('common:sampleData')}</Tag>
        </p>
      </div>
      <h1>{event.title[language]}</h1>
      <div className={heroLead}>
        {main && <p className="title-3">{pairingOf(main, language)}</p>}
        <p data-hidden-score={event.status === 'past' ? hiddenScoreId('event', event.id) : undefined}>
          {event.subtitle[language]}
        </p>
      </div>
      {main && <OnAir {...night} size="panel" />}
      <ChangeNotes changes={eventChanges(event)} />
      <EventTime event={event} />
      {main && night.phase !== 'live' && (
        <div {...offAir(night.isTonight && !now)}>
          <BoutStart bout={main} label={t('card.main')} />
        </div>
      )}
      <EventActions event={event} />
    </Hero>
  )
}
