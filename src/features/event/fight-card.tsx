import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf, listedCardOf } from '@/content/bouts/records.ts'
import { isCombat } from '@/content/sports.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { EventBout } from './event-bout.tsx'
import { MainBout } from './main-bout.tsx'
import { MainMatch } from './main-match.tsx'

/** All bouts of the event: the main bout as cards, the others as rows. */
export function FightCard({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  useScrollToHash()
  const [main] = cardOf(event.id)
  const others = listedCardOf(event.id).filter((bout) => bout !== main)
  return (
    <>
      <section aria-labelledby="card" className="grid gap-5">
        <h2 id="card" className="visually-hidden">
          {t(isCombat(event.sport) ? 'tabs.card' : 'tabs.matchCard')}
        </h2>
        {!main && <p className="lead">{t('card.none')}</p>}
        {main?.kind === 'combat' && event.status !== 'past' && <p className="note">{t('demo:start.note')}</p>}
        {main?.kind === 'combat' && <MainBout bout={main} scoreId={hiddenScoreId('event', event.id)} />}
        {main?.kind === 'match' && <MainMatch bout={main} scoreId={hiddenScoreId('event', event.id)} />}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="rest">
          <h2 id="rest">{t('card.rest')}</h2>
          <ol>
            {others.map((bout) => (
              <li key={bout.order}>
                <EventBout bout={bout} scoreId={hiddenScoreId('event', event.id)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}
