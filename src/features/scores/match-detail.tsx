import { Link, linkOptions } from '@tanstack/react-router'
import { Fragment, use } from 'react'
import { useTranslation } from 'react-i18next'
import { loadScorecard } from '@/content/matches/scorecards.gen.ts'
import { cricketers } from '@/content/matches/cricketers.ts'
import { findResult, seriesTeams } from '@/content/matches/series.ts'
import type {
  BattingRow,
  InningsCard,
  InningsTotal,
  MatchId,
  MatchResult,
  Scorecard,
} from '@/content/matches/types.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import type { SearchOf } from '@/platform/search-params.ts'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { BugSide } from '@/drawings/cricket/scorebug.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { TabBar } from '@/shared/tab-bar.tsx'
import tabStyles from '@/ui/tabs.module.css'
import { Tag } from '@/ui/tag.tsx'
import { Commentary } from './commentary.tsx'
import { Innings } from './innings.tsx'
import { IllustratedOvers } from './overs/illustrated-overs-table.tsx'
import { OverCharts } from './overs/over-charts.tsx'
import styles from './match-detail.module.css'
import { useMatchTexts } from './use-match-texts.ts'

const MatchDownloads = deferred(() => import('./match-downloads.tsx'), 'MatchDownloads', {
  until: 'activity',
})

const loading = new Map<MatchId, Promise<{ scorecard: Scorecard }>>()

/** Cached per match, because `use` needs the same promise on every render. */
function scorecardOf(match: MatchId): Promise<{ scorecard: Scorecard }> {
  const scorecard = loading.get(match) ?? withRetry(loadScorecard[match])
  loading.set(match, scorecard)
  return scorecard
}

type MatchDetailProps = { place: SearchOf<'/live-scores'>; isOpening: boolean }

export function MatchDetail({ place, isOpening }: MatchDetailProps) {
  const { t } = useTranslation('scores')
  const { scorecard } = use(scorecardOf(place.match))
  const result = findResult(place.match)
  const [first, second] = result.innings
  const [one, two] = scorecard.innings
  // Charts if every over is known. Otherwise a table, labelled as an illustration.
  const Overs = one.perOver && two.perOver ? OverCharts : IllustratedOvers
  const isScorecard = place.tab === 'batting' || place.tab === 'bowling'
  return (
    <div className={styles.detail}>
      <MatchHead match={place.match} cards={scorecard.innings} />
      <TabBar
        label={t('tabs.label')}
        tabs={['batting', 'bowling', 'commentary', 'overs'] as const}
        current={place.tab}
        nameOf={(tab) => t(`tabs.${tab}`)}
        linkTo={(tab) => linkOptions({ to: '/live-scores', search: { ...place, tab } })}
        isLinked={isOpening && place.tab !== 'batting'}
        className={tabStyles.inner}
      />
      <HiddenScoreBox reveal={<HiddenResultCard match={place.match} />}>
        <div data-hidden-score={hiddenScoreId('cricket', place.match)}>
          {isScorecard && (
            <div className="stack">
              <InningsSwitch place={place} innings={result.innings} />
              <p className="note line">
                <Icon name="info" />
                <span>
                  <strong>{t('incomplete.title')}</strong> {t('incomplete.body')}
                </span>
              </p>
              <Innings place={place} number="1" total={first} other={second} card={one} />
              <Innings place={place} number="2" total={second} other={first} card={two} />
            </div>
          )}
          {place.tab === 'commentary' && <Commentary scorecard={scorecard} />}
          {place.tab === 'overs' && (
            <Overs
              innings={[
                { total: first, card: one },
                { total: second, card: two },
              ]}
            />
          )}
        </div>
      </HiddenScoreBox>
    </div>
  )
}

type MatchHeadProps = { match: MatchId; cards: Scorecard['innings'] }

function MatchHead({ match, cards }: MatchHeadProps) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const scoreId = hiddenScoreId('cricket', match)
  const result = findResult(match)
  const { title, sides, outcome, toss } = useMatchTexts(result)
  // While scores are hidden, the share title does not contain the result.
  const shareTitle = useIsHidden(scoreId) ? sides : t('told', { sides, outcome })
  const { playerOfMatch } = result
  return (
    <header className={`stack ${styles.head}`}>
      <div className="row note">
        <Tag>{t('result')}</Tag>
        <span>
          {title} · {formatDate(new Date(result.startsAt), language, 'long')}
        </span>
        <span>{t('fixtures.venueTime', { time: formatTime(new Date(result.startsAt), language) })}</span>
        <span>{t('venue')}</span>
      </div>
      <div className="grid">
        {([0, 1] as const).map((index) => (
          <Side key={index} {...{ result, index, scoreId }} top={cards[index].top} />
        ))}
      </div>
      <HiddenScoreBox reveal={<RevealButton of={scoreId}>{t('common:hideScores.show')}</RevealButton>}>
        <p data-hidden-score={scoreId}>
          <strong>{outcome}</strong> · {toss}
        </p>
      </HiddenScoreBox>
      {playerOfMatch && (
        <p className="row" data-hidden-score={scoreId} data-blank>
          <Tag tone="key">
            <Icon name="star" />
            {t('playerOfMatch')}
          </Tag>
          <strong>
            <bdi>{cricketers[playerOfMatch.player][language]}</bdi>
          </strong>
          <span>{seriesTeams[playerOfMatch.team].name[language]}</span>
          {playerOfMatch.figures.map((figure) => (
            <Ltr key={figure} numeral>
              {figure}
            </Ltr>
          ))}
        </p>
      )}
      <div className={`flow gap-2 no-print ${styles.shares}`}>
        <ShareButton title={shareTitle} className="button tonal small">
          {t('share')}
        </ShareButton>
        <MatchDownloads match={match} />
      </div>
    </header>
  )
}

type SideProps = { result: MatchResult; index: 0 | 1; top: InningsCard['top']; scoreId: string }

function Side({ result, index, top, scoreId }: SideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const total = result.innings[index]
  const { flag, name } = seriesTeams[total.team]
  return (
    <div>
      <BugSide
        size="large"
        flag={flag}
        unknownLabel={t('unknownSide')}
        name={<h2 className="title-2">{name[language]}</h2>}
        overs={total.overs}
        isMarked={total.team === result.winner}
        scoreId={scoreId}
      >
        <Ltr>{scoreText(total)}</Ltr>
      </BugSide>
      <TopPlayers top={top} scoreId={scoreId} />
    </div>
  )
}

function TopPlayers({ top: { batters, bowlers }, scoreId }: Pick<SideProps, 'top' | 'scoreId'>) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const figures = [
    ...batters.map((row) => [row.player, battingText(row)] as const),
    ...bowlers.map((row) => [row.player, `${row.wickets}/${row.runs}`] as const),
  ]
  if (figures.length === 0) return null
  return (
    <p className="note" data-hidden-score={scoreId} data-blank>
      {t('top')}{' '}
      {figures.map(([player, text], index) => (
        <Fragment key={player}>
          {index > 0 && ' · '}
          <bdi>{cricketers[player][language]}</bdi> <Ltr>{text}</Ltr>
        </Fragment>
      ))}
    </p>
  )
}

/** `53* (36)`, without the balls if they are unknown. */
function battingText({ runs, notOut, balls }: BattingRow): string {
  return `${runs}${notOut ? '*' : ''}${balls === null ? '' : ` (${balls})`}`
}

type InningsSwitchProps = { place: SearchOf<'/live-scores'>; innings: readonly [InningsTotal, InningsTotal] }

/** Switches between innings. In the bowling view the chips show the bowling side. */
function InningsSwitch({ place, innings }: InningsSwitchProps) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  return (
    <nav className="row no-print" aria-label={t('innings')}>
      {(['1', '2'] as const).map((number) => {
        const isFirstSide = (number === '1') === (place.tab !== 'bowling')
        const side = seriesTeams[innings[isFirstSide ? 0 : 1].team]
        return (
          <Link
            key={number}
            to="/live-scores"
            search={{ ...place, innings: number }}
            resetScroll={false}
            className={tabStyles.chip}
            activeOptions={{ exact: true }}
            aria-current={number === place.innings ? 'true' : undefined}
          >
            <Flag src={side.flag} unknownLabel={t('common:unknownSide')} />
            {side.name[language]}
          </Link>
        )
      })}
    </nav>
  )
}

/** Replaces a scorecard while scores are hidden. */
function HiddenResultCard({ match }: { match: MatchId }) {
  const { t } = useTranslation('scores')
  const scoreId = hiddenScoreId('cricket', match)
  return (
    <div className={styles.hidden} data-reveal={scoreId}>
      <div className="card empty stack">
        <Icon name="eye-off" />
        <h3>{t('hidden.heading')}</h3>
        <p className="soft">{t('hidden.body')}</p>
        <p className="row">
          <Button>
            <Icon name="eye" />
            {t('hidden.reveal')}
          </Button>
          <ButtonLink to="/watch" tone="tonal">
            <Icon name="play" />
            {t('hidden.replay')}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}
