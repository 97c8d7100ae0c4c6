import { useTranslation } from 'react-i18next'
import { cardOf, listedCardOf } from '@/content/bouts/records.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { isCombat } from '@/content/sports.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { EventBouts } from './event-bout.tsx'

/** All bouts of the event, the main bout first. */
export function FightCard({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  useScrollToHash()
  const [main] = cardOf(event.id)
  const others = listedCardOf(event.id).filter((bout) => bout !== main)
  return (
    <section className="stack" aria-labelledby="card">
      <h2 id="card" className="visually-hidden">
        {t(isCombat(event.sport) ? 'tabs.card' : 'tabs.matchCard')}
      </h2>
      {main?.kind === 'combat' && event.status !== 'past' && <p className="note">{t('demo:start.note')}</p>}
      {main ? <EventBouts bouts={[main, ...others]} main={main} /> : <p className="lead">{t('card.none')}</p>}
    </section>
  )
}
