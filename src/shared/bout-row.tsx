import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '@/drawings/athlete/bout-row.module.css'
import { getInitials } from '@/drawings/athlete/initials.ts'
import type { RayRecord } from '@/drawings/athlete/rays.ts'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { BoutResult, WonTag, type Result } from './bout-result.tsx'
import { SideLink, type Named } from './side-link.tsx'

type Side = {
  side: { player: Named; team: Named }
  name: string
  short: string | undefined
  portrait: { record: RayRecord; seed: string; nation: string }
  nickname: string | undefined
  flag: string
  country: string
  record: string
  score: string | undefined
  hasWon: boolean
}

type BoutRowProps = {
  versus: string
  red: Side
  blue: Side
  result: Result | null
  /** Terms and time. */
  head: ReactNode
  isMain: boolean
}

/** Two sides of a centre line, the red corner first, and the result. `rowFacts` in `content/bouts` has the facts. */
export function BoutRow({ versus, red, blue, result, head, isMain }: BoutRowProps) {
  return (
    <div className={styles.row} data-main={isMain || undefined}>
      <header className="stack gap-1">{head}</header>
      <Corner {...red} corner="red" result={result} />
      <span className="title-3 soft">{versus}</span>
      <Corner {...blue} corner="blue" result={result} />
      {result && (
        <div>
          <BoutResult {...result} />
        </div>
      )}
    </div>
  )
}

type CornerProps = Side & { corner: 'red' | 'blue'; result: Result | null }

function Corner({ corner, result, side, name, short, portrait, ...facts }: CornerProps) {
  const { t } = useTranslation('demo')
  return (
    <div className={styles.corner} data-corner={corner}>
      <Sun {...portrait} initials={short ?? getInitials(name)} mini />
      <div className={styles.words}>
        {facts.nickname && <p className="note">{facts.nickname}</p>}
        <h3 className="title-3">
          <SideLink side={side} />
        </h3>
        <p className="row gap-2">
          <Flag src={facts.flag} unknownLabel="" />
          <span className="visually-hidden">{facts.country}</span>
          {result && facts.score ? (
            <span data-hidden-score={hiddenScoreId('event', result.event)}>
              <Ltr numeral>{facts.score}</Ltr>
            </span>
          ) : (
            <>
              <Ltr numeral>{facts.record}</Ltr>
              {result && <span className="note">{t('bouts.goingIn')}</span>}
            </>
          )}
          {result && <WonTag event={result.event} hasWon={facts.hasWon} />}
        </p>
      </div>
    </div>
  )
}
