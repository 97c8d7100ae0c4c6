import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { BoutStart } from './bout-start.tsx'
import { ChangeNotes } from './change-notes.tsx'

/** What is on, what changed and when it starts. */
export function BoutHead({ bout }: { bout: Bout }) {
  return (
    <>
      <p className="label soft">
        <BoutTerms bout={bout} />
      </p>
      <ChangeNotes changes={bout.changes} bout={bout} />
      <BoutStart bout={bout} />
    </>
  )
}

/** A fight's place on the card, weight and rounds, or a match's stage. */
function BoutTerms({ bout }: { bout: Bout }) {
  const { t } = useTranslation(['event', 'demo'])
  if (bout.kind === 'match') return t(`demo:divisions.stage.${bout.stage}`)
  const weight = t(`demo:divisions.division.${bout.weightClass}`)
  const places = [t('card.main'), t('card.coMain')]
  const place = places[cardOf(bout.event).indexOf(bout)]
  return [
    ...(place ? [place] : []),
    bout.isTitle ? t('card.title', { weight }) : weight,
    t('card.rounds', { count: bout.rounds }),
  ].join(' · ')
}
