import { useTranslation } from 'react-i18next'
import type { TeamMatch } from '@/content/bouts/types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { recordBefore, rosterOf } from '@/content/bouts/records.ts'
import { versus } from '@/content/bouts/versus.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Crest } from '@/ui/athlete/crest.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { boutAnchor } from './bout-anchor.ts'
import rows from './event-bout.module.css'
import { GoingIn } from './going-in.tsx'
import { WonTag } from './won-tag.tsx'
import { BoutHead } from './bout-terms.tsx'
import { BoutResult } from './bout-result.tsx'
import billing from './main-bout.module.css'
import styles from './main-match.module.css'
import { SideLink } from './side-link.tsx'
import { flagOf, sideOf, type Corner } from '@/content/bouts/sides.ts'

type MainMatchProps = { bout: TeamMatch; /** See `platform/device/hide-scores`. */ scoreId: string }

/** The main match: two crests, and the score once the match is over. */
export function MainMatch({ bout, scoreId }: MainMatchProps) {
  const language = useLanguage()
  return (
    <article id={boutAnchor(bout)} className={`${rows.anchor} grid gap-4`}>
      <BoutHead bout={bout} />
      <div className={`arena ${styles.panel}`}>
        <TeamCorner bout={bout} corner="red" scoreId={scoreId} />
        <b className={billing.versus}>{versus[language]}</b>
        <TeamCorner bout={bout} corner="blue" scoreId={scoreId} />
      </div>
      <BoutResult bout={bout} scoreId={scoreId} />
    </article>
  )
}

function TeamCorner({ bout, corner, scoreId }: MainMatchProps & { corner: Corner }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const side = sideOf(bout, corner)
  const { team } = side
  if (!team) return null
  const { flag, name } = flagOf(side)
  const members = rosterOf(team).slice(0, 8)
  return (
    <div className={styles.team} data-corner={corner}>
      <Crest
        short={team.short[language]}
        nation={team.country}
        members={members.map((player) => ({
          record: recordBefore(player, bout),
          seed: player.id,
          nation: player.country,
        }))}
      />
      <h3 className={rows.name}>
        <SideLink side={side} />
      </h3>
      <p className={`row ${rows.facts}`}>
        <img src={flag} alt={name[language]} width={28} height={21} loading="lazy" decoding="async" />
        <span className="visually-hidden">{t('card.record')}</span>
        <Ltr numeral>{recordText(side.record, language)}</Ltr>
        {bout.result && <GoingIn />}
      </p>
      {bout.result && (
        <p className={`row ${styles.score}`}>
          <span data-hidden-score={scoreId}>
            <Ltr numeral>{bout.result[`${corner}Score`]}</Ltr>
          </span>
          <WonTag bout={bout} corner={corner} scoreId={scoreId} />
        </p>
      )}
    </div>
  )
}
