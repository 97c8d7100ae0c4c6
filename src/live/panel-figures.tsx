import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf, languageFacts } from '@/contract/language.ts'
import { ChartKey } from '@/drawings/cricket/chart.tsx'
import { BugSide, MatchState } from '@/drawings/cricket/scorebug.tsx'
import { Worm } from '@/drawings/cricket/worm.tsx'
import { runRate } from '@/lib/cricket/figures.ts'
import { buildWorm } from '@/lib/cricket/worm.ts'
import type { FeedLive, FeedMatch, FeedTeam } from './score-feed.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import {
  battingSide,
  getChase,
  getLastOvers,
  inningsOver,
  maxOvers,
  oversOf,
  roundOf,
  scoreOf,
  getTarget,
  sideToMark,
} from './live-figures.ts'
import { useRunsNeeded } from './live-line.tsx'
import { Later } from '@/ui/later.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import table from '@/ui/table.module.css'
import { BatterRow, BowlerRow, FiguresTable } from '@/shared/cricket/figures-table.tsx'
import { OversAsTable } from '@/shared/cricket/overs-as-table.tsx'
import { SuperOvers, type FindFlag } from './feed-sides.tsx'
import { Figure } from '@/shared/cricket/unknown.tsx'
import { ThisOver } from './live-strip.tsx'
import styles from './live.module.css'

export function PanelFigures({ match, findFlag }: { match: FeedMatch; findFlag: FindFlag }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const need = useRunsNeeded(match)
  const isLive = match.status === 'LIVE'
  const [lastLive, setLastLive] = useState(match.live)
  if (match.live && match.live !== lastLive) setLastLive(match.live)
  // When a match ends on screen, the space of the live figures stays reserved, so that nothing below moves.
  const live = match.live ?? lastLive
  const room = isLive ? '' : styles.room
  const isOver = inningsOver(match) !== null
  const outcome = isLive ? (need ?? match.toss?.[language]) : match.result?.[language]
  return (
    <div className="stack gap-5">
      <div className="stack">
        {match.teams.map((side, index) => (
          <Side key={index} side={side} flag={findFlag(side.flag)} isMarked={side === sideToMark(match)} />
        ))}
        <SuperOvers match={match} />
      </div>
      {/* The key remounts the line; browsers do not count a new element as a layout shift. */}
      <MatchState key={isLive ? 'need' : 'result'} isNeed={need !== null}>
        <bdi>
          <Later>{outcome}</Later>
        </bdi>
      </MatchState>
      <div className="split">
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

function Side({ side, flag, isMarked }: { side: FeedTeam; flag: string | null; isMarked: boolean }) {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const score = scoreOf(side)
  // Arabic has no codes, and its whole name needs three lines on a phone. The score above has it.
  const name = languageFacts[language].script === 'latin' ? side.name : (side.shortName ?? side.name)
  return (
    <BugSide
      size="large"
      flag={flag}
      unknownLabel={t('common:unknownSide')}
      name={<bdi className="title-2">{name[language]}</bdi>}
      overs={oversOf(side)}
      isMarked={isMarked}
    >
      {score === null ? <span className="note">{t('notBatted')}</span> : <Ltr>{score}</Ltr>}
    </BugSide>
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
  const figures = [
    target && { name: t('requiredRate'), value: rate(chase?.rate), isKnown: chase !== null },
    target && { name: t(live.isTargetRevised ? 'revisedTarget' : 'target'), value: target, isKnown: true },
    {
      name: t('runRate'),
      value: rate(runRate(battingSide(match).innings[roundOf(match)])),
      isKnown: true,
    },
  ].filter((figure) => !!figure)
  return (
    <dl className="flow gap-5">
      {figures.map(({ name, value, isKnown }) => (
        <div key={name} className={isKnown ? 'line' : `line ${styles.room}`}>
          <dt className="note">{name}</dt>
          <dd className="figure-5">
            <Ltr>{value}</Ltr>
          </dd>
        </div>
      ))}
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

/** The last completed overs. Always as many columns, so that nothing moves when an over is completed. */
function LastOvers({ match }: { match: FeedMatch }) {
  const { t } = useTranslation(['live', 'scores'])
  const last = getLastOvers(match)
  if (!last) return null
  const { overs, runs, wickets } = last
  const columns = Array.from({ length: maxOvers }, (_, index) => overs[index])
  return (
    <table className={`${table.data} ${styles.lastOvers}`}>
      <caption>
        <span className="note">{t('lastOvers', { count: overs.length })}</span>{' '}
        {overs.length > 0 && <Ltr numeral>{wickets === null ? runs : `${runs}/${wickets}`}</Ltr>}
      </caption>
      <thead>
        <tr>
          <th scope="row">{t('scores:over')}</th>
          {columns.map((column, index) =>
            column ? (
              <th key={index} scope="col">
                <Ltr>{column.over}</Ltr>
              </th>
            ) : (
              <td key={index} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {(['runs', 'wickets'] as const).map((figure) => (
          <tr key={figure}>
            <th scope="row">{t(`scores:columns.${figure}Long`)}</th>
            {columns.map((column, index) => (
              <td key={index}>{column && <Figure value={column[figure]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The current batters and bowler. Missing players leave empty rows, so that nothing below moves. */
function AtTheWicket({ live: { batters, bowler } }: { live: FeedLive }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  return (
    <div className="stack">
      <FiguresTable kind="batting" caption={t('batters')}>
        {[0, 1].map((index) => {
          const batter = batters[index]
          if (!batter) return <EmptyRow key={index} />
          return (
            <BatterRow key={index} row={batter}>
              <bdi>{batter.name[language]}</bdi>
              {index === 0 && (
                <>
                  <span aria-hidden="true">{' *'}</span>
                  <span className="visually-hidden"> ({t('onStrike')})</span>
                </>
              )}
            </BatterRow>
          )
        })}
      </FiguresTable>
      <FiguresTable kind="bowling" caption={t('bowling')}>
        {bowler ? (
          <BowlerRow row={bowler}>
            <bdi>{bowler.name[language]}</bdi>
          </BowlerRow>
        ) : (
          <EmptyRow />
        )}
      </FiguresTable>
    </div>
  )
}

function EmptyRow() {
  return (
    <tr>
      <td>
        <Later />
      </td>
      <td colSpan={5} />
    </tr>
  )
}

/** Both innings so far. The space is reserved before the first over. */
function LiveWorm({ match: { teams, oversPerSide, live } }: { match: FeedMatch }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const sides = teams.map(({ name, innings: [innings] }) => ({
    name: name[language],
    innings,
    runs: innings?.perOver ?? [],
  }))
  const sideText = (side: FeedTeam) => `${side.name[language]} ${leftToRight(scoreOf(side) ?? '\u2013')}`
  return (
    <div>
      <h3 className="title-3">{t('worm')}</h3>
      <ChartKey
        sides={sides.map(({ name }) => (
          <bdi key={name}>{name}</bdi>
        ))}
      />
      <Worm
        lines={sides.map(({ innings, runs }) => {
          const points = innings?.perOver ? buildWorm(runs, innings) : []
          return { points, dots: points.slice(1).slice(-1) }
        })}
        overs={oversPerSide}
        runs={Math.max(live?.target ?? 0, ...sides.map(({ innings }) => innings?.runs ?? 0))}
        direction={directionOf(language)}
        label={t('wormLabel', { first: sideText(teams[0]), second: sideText(teams[1]) })}
      />
      <OversAsTable sides={sides} overs={Math.max(...sides.map(({ runs }) => runs.length))} />
    </div>
  )
}
