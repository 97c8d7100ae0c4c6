import { useTranslation } from 'react-i18next'
import type { CombatBout } from '@/content/bouts/types.ts'
import { sideOf, type Corner } from '@/content/bouts/sides.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Duel } from '@/drawings/athlete/duel.tsx'
import { boutAnchor } from './bout-anchor.ts'
import { BoutResult } from './bout-result.tsx'
import { BoutHead } from './bout-terms.tsx'
import rows from './event-bout.module.css'
import { GoingIn } from './going-in.tsx'
import styles from './main-duel.module.css'
import { SideLink } from './side-link.tsx'
import { WonTag } from './won-tag.tsx'

type MainDuelProps = { bout: CombatBout; /** See `platform/device/hide-scores`. */ scoreId: string }

/** The main fight as one drawing of both records. */
export function MainDuel({ bout, scoreId }: MainDuelProps) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const facts = (corner: Corner) => {
    const side = sideOf(bout, corner)
    return (
      side.player && {
        ...playerFacts(side.player, language, side.record),
        link: <SideLink side={side} />,
        note: bout.result && (
          <>
            <GoingIn />
            <WonTag bout={bout} corner={corner} scoreId={scoreId} />
          </>
        ),
      }
    )
  }
  const [red, blue] = [facts('red'), facts('blue')]
  return (
    <article id={boutAnchor(bout)} className={`arena ${rows.anchor} ${styles.panel}`}>
      <BoutHead bout={bout} />
      {red && blue && (
        <Duel red={red} blue={blue} rankLabel={t('card.ranked')} recordLabel={t('card.record')} level="h3" />
      )}
      <BoutResult bout={bout} scoreId={scoreId} />
    </article>
  )
}
