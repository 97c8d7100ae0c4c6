import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findFlag } from '@/content/countries.ts'
import { languageFacts } from '@/contract/language.ts'
import { runRate } from '@/lib/cricket/figures.ts'
import type { FeedLive, FeedMatch, FeedTeam } from '@/platform/live-scores/feed.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import {
  battingSide,
  getChase,
  inningsOver,
  oversOf,
  roundOf,
  scoreOf,
  getTarget,
  sideToMark,
} from '@/shared/live/live-figures.ts'
import { useNeed } from '@/shared/live/use-need.ts'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SuperOvers } from '../series/feed-side.tsx'
import { AtTheWicket } from './at-the-wicket.tsx'
import { LastOvers } from './last-overs-view.tsx'
import { LiveWorm } from './live-worm.tsx'
import { ThisOver } from './this-over.tsx'
import styles from './live.module.css'

export function LiveFigures({ match }: { match: FeedMatch }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const need = useNeed(match)
  const isLive = match.status === 'LIVE'
  const [lastLive, setLastLive] = useState(match.live)
  if (match.live && match.live !== lastLive) setLastLive(match.live)
  // When a match ends on screen, the space of the live figures stays reserved, so that nothing below moves.
  const live = match.live ?? lastLive
  const room = isLive ? '' : styles.room
  const isOver = inningsOver(match) !== null
  const outcome = isLive ? (need ?? match.toss?.[language]) : match.result?.[language]
  return (
    <div className={`stack ${styles.figures}`}>
      <div>
        {match.teams.map((side, index) => (
          <Side key={index} side={side} isMarked={side === sideToMark(match)} />
        ))}
        <SuperOvers match={match} />
      </div>
      {/* The key remounts the line; browsers do not count a new element as a layout shift. */}
      <p key={isLive ? 'need' : 'result'} className={styles.outcome} data-need={need !== null || undefined}>
        <bdi>{outcome ?? '\u00a0'}</bdi>
      </p>
      <div className={`split ${styles.columns}`}>
        {live && (
          <div className={`stack ${room}`}>
            <Rates match={match} live={live} />
            <div className={isOver ? styles.room : ''}>
              <ThisOver balls={live.balls} />
            </div>
            <AtTheWicket live={isOver ? { ...live, batters: [], bowler: null } : live} />
          </div>
        )}
        <div className="stack">
          {live && (
            <div className={`stack ${room}`}>
              <LastOvers match={match} />
              <p>
                <span className="note">{t('lastWicket')}</span> <LastWicket live={live} />
              </p>
            </div>
          )}
          <LiveWorm match={match} />
        </div>
      </div>
    </div>
  )
}

function Side({ side, isMarked }: { side: FeedTeam; isMarked: boolean }) {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const score = scoreOf(side)
  // Arabic has no codes, and its whole name needs three lines on a phone. The score above has it.
  const name = languageFacts[language].script === 'latin' ? side.name : (side.shortName ?? side.name)
  return (
    <p className={styles.side} data-marked={isMarked || undefined}>
      <Flag src={findFlag(side.flag)} unknownLabel={t('common:unknownSide')} />
      <bdi className={styles.name}>{name[language]}</bdi>
      {score === null ? (
        <span className={`note ${styles.notYet}`}>{t('notBatted')}</span>
      ) : (
        <>
          <Ltr className={styles.overs}>{`(${oversOf(side)})`}</Ltr>
          <Ltr className={styles.runs}>{score}</Ltr>
        </>
      )}
    </p>
  )
}

function Rates({ match, live }: { match: FeedMatch; live: FeedLive }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const rate = (value: number | null | undefined) =>
    value === null || value === undefined
      ? '\u2013'
      : formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const target = getTarget({ ...match, live })
  const chase = getChase(match)
  return (
    <dl className={`flow ${styles.rates}`}>
      {target && (
        <>
          <div className={chase ? '' : styles.room}>
            <dt className="note">{t('requiredRate')}</dt>
            <dd>
              <Ltr numeral>{rate(chase?.rate)}</Ltr>
            </dd>
          </div>
          <div>
            <dt className="note">{t(live.isTargetRevised ? 'revisedTarget' : 'target')}</dt>
            <dd>
              <Ltr numeral>{target}</Ltr>
            </dd>
          </div>
        </>
      )}
      <div>
        <dt className="note">{t('runRate')}</dt>
        <dd>
          <Ltr numeral>{rate(runRate(battingSide(match).innings[roundOf(match)]))}</Ltr>
        </dd>
      </div>
    </dl>
  )
}

function LastWicket({ live }: { live: FeedLive }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const out = live.lastWicket
  if (!out) return t('none')
  return (
    <>
      <bdi>{out.name[language]}</bdi> <Ltr numeral>{`${out.runs} (${out.balls})`}</Ltr>
    </>
  )
}
