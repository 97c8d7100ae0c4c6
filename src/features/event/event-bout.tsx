import { recordText } from '@/content/bouts/record-text.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { versusOf } from '@/content/bouts/versus.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { boutAnchor } from './bout-anchor.ts'
import styles from './event-bout.module.css'
import { BoutHead } from './bout-terms.tsx'
import { BoutResult } from './bout-result.tsx'
import { GoingIn } from './going-in.tsx'
import { SideLink } from './side-link.tsx'
import { WonTag } from './won-tag.tsx'
import { flagOf, sideOf, type Corner } from '@/content/bouts/sides.ts'

type EventBoutProps = { bout: Bout; /** See `platform/device/hide-scores`. */ scoreId: string }

/** Two sides of a centre line, the red corner first. */
export function EventBout({ bout, scoreId }: EventBoutProps) {
  const language = useLanguage()
  return (
    <article id={boutAnchor(bout)} className={`${styles.anchor} ${styles.bout}`}>
      <BoutHead bout={bout} />
      <CornerOf bout={bout} corner="red" scoreId={scoreId} />
      <span className={styles.versus}>{versusOf(bout)[language]}</span>
      <CornerOf bout={bout} corner="blue" scoreId={scoreId} />
      <BoutResult bout={bout} scoreId={scoreId} />
    </article>
  )
}

function CornerOf({ bout, corner, scoreId }: EventBoutProps & { corner: Corner }) {
  const language = useLanguage()
  const side = sideOf(bout, corner)
  const { flag, name } = flagOf(side)
  const score = bout.kind === 'match' && bout.result?.[`${corner}Score`]
  return (
    <div className={styles.corner} data-corner={corner}>
      <h3 className={styles.name}>
        <SideLink side={side} />
      </h3>
      {side.kind === 'player' && <span className="note">{side.player.nickname[language]}</span>}
      <p className={`row ${styles.facts}`}>
        <img src={flag} alt={name[language]} width={28} height={21} loading="lazy" decoding="async" />
        {score ? (
          <span data-hidden-score={scoreId}>
            <Ltr numeral className={styles.score}>
              {score}
            </Ltr>
          </span>
        ) : (
          <>
            <Ltr numeral>{recordText(side.record, language)}</Ltr>
            {bout.result && <GoingIn />}
          </>
        )}
        <WonTag bout={bout} corner={corner} scoreId={scoreId} />
      </p>
    </div>
  )
}
