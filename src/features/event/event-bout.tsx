import { recordText } from '@/content/bouts/record-text.ts'
import { flagOf, sideOf, type Corner } from '@/content/bouts/sides.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { versusOf } from '@/content/bouts/versus.ts'
import { CornerRow } from '@/drawings/athlete/corner-row.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { boutAnchor } from './bout-anchor.ts'
import { BoutResult } from './bout-result.tsx'
import { BoutHead } from './bout-terms.tsx'
import styles from './event-bout.module.css'
import { GoingIn } from './going-in.tsx'
import { SideLink } from './side-link.tsx'
import { WonTag } from './won-tag.tsx'

type EventBoutProps = { bout: Bout; /** See `platform/device/hide-scores`. */ scoreId: string }

export function EventBout({ bout, scoreId }: EventBoutProps) {
  const language = useLanguage()
  const cornerOf = (corner: Corner) => {
    const side = sideOf(bout, corner)
    const { flag, name } = flagOf(side)
    const score = bout.kind === 'match' && bout.result?.[`${corner}Score`]
    return {
      name: <SideLink side={side} />,
      note: side.kind === 'player' && side.player.nickname[language],
      facts: (
        <>
          <Flag src={flag} unknownLabel="" />
          <span className="visually-hidden">{name[language]}</span>
          {score ? (
            <span data-hidden-score={scoreId}>
              <Ltr numeral>{score}</Ltr>
            </span>
          ) : (
            <>
              <Ltr numeral>{recordText(side.record, language)}</Ltr>
              {bout.result && <GoingIn />}
            </>
          )}
          <WonTag bout={bout} corner={corner} scoreId={scoreId} />
        </>
      ),
    }
  }
  return (
    <article id={boutAnchor(bout)} className={styles.anchor}>
      <CornerRow
        head={<BoutHead bout={bout} />}
        versus={versusOf(bout)[language]}
        red={cornerOf('red')}
        blue={cornerOf('blue')}
      >
        <BoutResult bout={bout} scoreId={scoreId} />
      </CornerRow>
    </article>
  )
}
