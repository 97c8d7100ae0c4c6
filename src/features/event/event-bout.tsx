import { useTranslation } from 'react-i18next'
import { sideOf, type Corner } from '@/content/bouts/sides.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { Duel } from '@/drawings/athlete/duel.tsx'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Dots } from '@/ui/dots.tsx'
import { boutAnchor } from './bout-anchor.ts'
import styles from './event-bout.module.css'
import { cardOf } from '@/content/bouts/records.ts'
import { BoutStart } from './bout-start.tsx'
import { ChangeNotes } from './change-notes.tsx'
import { rowFacts } from '@/content/bouts/row-facts.ts'
import { resultFacts } from '@/content/bouts/result-words.ts'
import { BoutResult, WonTag } from '@/shared/bout-result.tsx'
import { BoutRow } from '@/shared/bout-row.tsx'

/** Bouts with their results: the main fight as one drawing of both records, the others as rows. */
export function EventBouts({ bouts, main }: { bouts: readonly Bout[]; main: Bout }) {
  const { i18n } = useTranslation('demo')
  const language = useLanguage()
  return (
    <ol>
      {bouts.map((bout) => (
        <li key={bout.order} id={boutAnchor(bout)} className={styles.anchor}>
          {bout === main && bout.kind === 'combat' ? (
            <MainFight bout={bout} />
          ) : (
            <article>
              <BoutRow
                {...rowFacts(bout, { language, i18n })}
                head={<BoutHead bout={bout} />}
                isMain={bout === main}
              />
            </article>
          )}
        </li>
      ))}
    </ol>
  )
}

function MainFight({ bout }: { bout: Bout }) {
  const { t, i18n } = useTranslation('demo')
  const language = useLanguage()
  const result = resultFacts(bout, { language, i18n })
  const facts = (corner: Corner) => {
    const { player, record } = sideOf(bout, corner)
    return (
      player && {
        ...playerFacts(player, { language, i18n }, record),
        note: result && (
          <>
            <span className="note">{t('bouts.goingIn')}</span>
            <WonTag event={bout.event} hasWon={bout.result?.winner === corner} />
          </>
        ),
      }
    )
  }
  const [red, blue] = [facts('red'), facts('blue')]
  return (
    <article className="arena padded">
      <BoutHead bout={bout} />
      {red && blue && <Duel red={red} blue={blue} level="h3" />}
      {result && <BoutResult {...result} />}
    </article>
  )
}

/** What is on, what changed and when it starts. */
function BoutHead({ bout }: { bout: Bout }) {
  const language = useLanguage()
  return (
    <>
      <p className="label soft">
        <BoutTerms bout={bout} />
      </p>
      <ChangeNotes changes={bout.changes} bout={bout} />
      {bout.kind === 'combat' && bout.note && (
        <p className="note" data-hidden-score={bout.result ? hiddenScoreId('event', bout.event) : undefined}>
          {bout.note[language]}
        </p>
      )}
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
  const place = places[cardOf(bout.event).findIndex(({ order }) => order === bout.order)]
  const rounds = t('card.rounds', { count: bout.rounds })
  return <Dots items={[place, bout.isTitle ? t('card.title', { weight }) : weight, rounds]} />
}
