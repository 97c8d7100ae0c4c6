import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import type { Bout } from '@/content/bouts/types.ts'

/** A fight's place on the card, weight and rounds, or a match's stage. */
export function BoutTerms({ bout }: { bout: Bout }) {
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
