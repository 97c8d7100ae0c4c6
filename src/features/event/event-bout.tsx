import { useTranslation } from 'react-i18next'
import { recordText } from '@/content/bouts/record-text.ts'
import { flagOf, nameOf, sideOf, type Corner } from '@/content/bouts/sides.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { versusOf } from '@/content/bouts/versus.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { CornerRow } from '@/drawings/athlete/corner-row.tsx'
import { Duel } from '@/drawings/athlete/duel.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { SideLink } from '@/shared/side-link.tsx'
import { Dots } from '@/ui/dots.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { boutAnchor } from './bout-anchor.ts'
import styles from './event-bout.module.css'
import { cardOf } from '@/content/bouts/records.ts'
import { BoutStart } from './bout-start.tsx'
import { ChangeNotes } from './change-notes.tsx'
import { resultFacts } from '@/content/bouts/result-words.ts'
import { BoutResult } from '@/shared/bout-result.tsx'
import { Tag } from '@/ui/tag.tsx'

/** Bouts with their results: the main fight as one drawing of both records, the others as rows. */
export function EventBouts({ bouts, main }: { bouts: readonly Bout[]; main: Bout }) {
  return (
    <ol>
      {bouts.map((bout) => (
        <li key={bout.order} id={boutAnchor(bout)} className={styles.anchor}>
          {bout === main && bout.kind === 'combat' ? (
            <MainFight bout={bout} />
          ) : (
            <BoutRow bout={bout} isMain={bout === main} />
          )}
        </li>
      ))}
    </ol>
  )
}

function MainFight({ bout }: { bout: Bout }) {
  const { t, i18n } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const facts = (corner: Corner) => {
    const { player, record } = sideOf(bout, corner)
    return (
      player && {
        ...playerFacts(player, { language, i18n }, record),
        note: bout.result && (
          <>
            <span className="note">{t('card.goingIn')}</span>
            <WonTag bout={bout} corner={corner} />
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
      <Result bout={bout} />
    </article>
  )
}

function BoutRow({ bout, isMain }: { bout: Bout; isMain: boolean }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const cornerOf = (corner: Corner) => {
    const side = sideOf(bout, corner)
    const { flag, name } = flagOf(side)
    const score = bout.kind === 'match' && bout.result?.[`${corner}Score`]
    return {
      disc: (
        <Sun
          initials={side.team ? side.team.short[language] : getInitials(nameOf(side)[language])}
          record={side.record}
          seed={(side.player ?? side.team).id}
          nation={(side.player ?? side.team).country}
          mini
        />
      ),
      name: <SideLink side={side} />,
      note: side.player?.nickname[language],
      facts: (
        <>
          <Flag src={flag} unknownLabel="" />
          <span className="visually-hidden">{name[language]}</span>
          {score ? (
            <span data-hidden-score={hiddenScoreId('event', bout.event)}>
              <Ltr numeral>{score}</Ltr>
            </span>
          ) : (
            <>
              <Ltr numeral>{recordText(side.record, language)}</Ltr>
              {bout.result && <span className="note">{t('card.goingIn')}</span>}
            </>
          )}
          <WonTag bout={bout} corner={corner} />
        </>
      ),
    }
  }
  return (
    <article>
      <CornerRow
        head={<BoutHead bout={bout} />}
        versus={versusOf(bout)[language]}
        red={cornerOf('red')}
        blue={cornerOf('blue')}
        isMain={isMain}
      >
        <Result bout={bout} />
      </CornerRow>
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

/** The result of a decided bout. */
function Result({ bout }: { bout: Bout }) {
  const { i18n } = useTranslation('demo')
  const facts = resultFacts(bout, { language: useLanguage(), i18n })
  return facts && <BoutResult {...facts} />
}

/** Marks the winner's corner. The other one has the same room, because its height would reveal a hidden result. */
function WonTag({ bout, corner }: { bout: Bout; corner: Corner }) {
  const { t } = useTranslation('event')
  if (!bout.result) return null
  return bout.result.winner === corner ? (
    <span data-hidden-score={hiddenScoreId('event', bout.event)} data-blank>
      <Tag tone="key">{t('card.won')}</Tag>
    </span>
  ) : (
    <span className={styles.reserved}>
      <Tag>
        <span data-text={t('card.won')} />
      </Tag>
    </span>
  )
}
