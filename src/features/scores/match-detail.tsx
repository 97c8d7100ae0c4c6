import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { loadScorecard } from '@/content/matches/scorecards.ts'
import { cricketers } from '@/content/matches/cricketers.ts'
import { findResult, teams } from '@/content/matches/series.ts'
import type { InningsTotal, MatchId, Scorecard } from '@/content/matches/types.ts'
import { formatDate, formatTime } from '@/platform/words/format.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { patiently } from '@/platform/parts/patiently.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import { buttonClass } from '@/ui/button.ts'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { Plate, SpoilerCover } from '@/ui/spoiler.tsx'
import tabStyles from '@/ui/tabs.module.css'
import { Tag } from '@/ui/tag.tsx'
import { BattingTable } from './batting-table.tsx'
import { BowlingTable } from './bowling-table.tsx'
import { Commentary } from './commentary.tsx'
import { CoveredCard } from './covered-card.tsx'
import { scoreText } from './cricket-figures.ts'
import { InningsSwitch } from './innings-switch.tsx'
import { OversView } from './overs-view.tsx'
import { matchTab, scoresView, type ScoresView } from './scores-view.ts'
import styles from './match-detail.module.css'
import { useMatchTexts } from './use-match-texts.ts'

const MatchPicture = deferred('match-picture', () => import('./match-picture.tsx'), 'MatchPicture', {
  until: 'activity',
})

const loading = new Map<MatchId, Promise<{ scorecard: Scorecard }>>()

/** Asked for once per match; React waits on the same promise every time. */
function scorecardOf(match: MatchId): Promise<{ scorecard: Scorecard }> {
  const asked = loading.get(match) ?? patiently(loadScorecard[match])
  loading.set(match, asked)
  return asked
}

type MatchDetailProps = { place: ScoresView }

export function MatchDetail({ place }: MatchDetailProps) {
  const { t } = useTranslation('scoreboard')
  const { scorecard } = use(scorecardOf(place.match))
  const result = findResult(place.match)
  const total = result.innings[place.innings]
  const card = scorecard.innings[place.innings]
  return (
    <div>
      <MatchHead match={place.match} />
      <nav className={`${tabStyles.tabs} ${tabStyles.inner}`} aria-label={t('tabs.label')}>
        {matchTab.words.map((tab) => (
          <Link
            key={tab}
            to="/live-scores"
            search={scoresView.search({ match: place.match, tab, innings: place.innings })}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={tab === place.tab ? 'page' : undefined}
          >
            {t(`tabs.${tab}`)}
          </Link>
        ))}
      </nav>
      <SpoilerCover plate={<CoveredCard match={place.match} />}>
        <div data-spoiler={spoilerOf('cricket', place.match)}>
          {(place.tab === 'batting' || place.tab === 'bowling') && (
            <>
              <InningsSwitch place={place} innings={result.innings} />
              <p className={styles.incomplete}>
                <Icon name="info" />
                <span>
                  <strong>{t('incomplete.title')}</strong> {t('incomplete.body')}
                </span>
              </p>
            </>
          )}
          {place.tab === 'batting' && <BattingTable total={total} card={card} />}
          {place.tab === 'bowling' && (
            <BowlingTable batting={total.team} innings={result.innings} card={card} />
          )}
          {place.tab === 'commentary' && <Commentary scorecard={scorecard} />}
          {place.tab === 'overs' && <OversView innings={result.innings} cards={scorecard.innings} />}
        </div>
      </SpoilerCover>
    </div>
  )
}

function MatchHead({ match }: { match: MatchId }) {
  const { t } = useTranslation(['scoreboard', 'spoilers'])
  const language = useLanguage()
  const told = spoilerOf('cricket', match)
  const result = findResult(match)
  const { title, sides, outcome, toss } = useMatchTexts(result)
  // Whoever keeps results from themselves does not tell them to others either.
  const shareTitle = useCovered(told) ? sides : t('told', { sides, outcome })
  const { playerOfMatch } = result
  return (
    <header className={styles.head}>
      <div className={styles.meta}>
        <Tag>{t('result')}</Tag>
        <span>
          {title} · {formatDate(new Date(result.startsAt), language, 'long')}
        </span>
        <span>{t('fixtures.venueTime', { time: formatTime(new Date(result.startsAt), language) })}</span>
        <span>{t('venue')}</span>
        <ShareButton
          title={shareTitle}
          className={`${buttonClass({ tone: 'tonal', size: 'small' })} ${layout.push}`}
        >
          <Icon name="share" />
          {t('share')}
        </ShareButton>
        <MatchPicture match={match} />
      </div>
      <div className={styles.versus}>
        {result.innings.map((total) => (
          <Side key={total.team} total={total} hasLost={total.team !== result.winner} told={told} />
        ))}
      </div>
      <SpoilerCover plate={<Plate of={told}>{t('spoilers:show')}</Plate>}>
        <p data-spoiler={told}>
          <strong>{outcome}</strong> · {toss}
        </p>
      </SpoilerCover>
      {playerOfMatch && (
        <p className={layout.row} data-spoiler={told} data-blank>
          <Tag tone="key">
            <Icon name="star" />
            {t('playerOfMatch')}
          </Tag>
          <strong>
            <bdi>{cricketers[playerOfMatch.player][language]}</bdi>
          </strong>
          <span>{teams[playerOfMatch.team].name[language]}</span>
          {playerOfMatch.figures.map((figure) => (
            <Ltr key={figure} numeral>
              {figure}
            </Ltr>
          ))}
        </p>
      )}
    </header>
  )
}

type SideProps = { total: InningsTotal; hasLost: boolean; told: string }

function Side({ total, hasLost, told }: SideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { flag, name } = teams[total.team]
  return (
    <div className={styles.side} data-lost={hasLost || undefined}>
      <Flag src={flag} unknownLabel={t('unknownSide')} />
      <h2>{name[language]}</h2>
      <p className={styles.figures} data-spoiler={told}>
        <Ltr className={styles.overs}>({total.overs})</Ltr>{' '}
        <Ltr className={styles.score}>{scoreText(total)}</Ltr>
      </p>
    </div>
  )
}
