import { results } from 'virtual:matches/results'
import { Link } from '@tanstack/react-router'
import { Fragment, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { scoreText } from '@/lib/format/score-text.ts'
import { languageFacts } from '@/contract/language.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsTotal } from '@/content/matches/types.ts'
import { scoresUrl } from '@/contract/score-feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useFollowed } from '@/shared/use-followed.ts'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { LiveFirst } from './live-first.tsx'
import styles from './results-ticker.module.css'

// Plain `lazy`: it needs no messages beyond those of the ticker.
const FollowedBout = lazy(async () => {
  const part = await withRetry(() => import('./followed-bout.tsx'))
  return { default: part.FollowedBout }
})

/** The results strip above the hero. Each result links to its scorecard. */
export function ResultsTicker() {
  const { t } = useTranslation('home')
  return (
    <nav className={`no-print ${styles.ticker}`} aria-label={t('ticker.label')}>
      <ul className="wrap">
        {scoresUrl && <LiveFirst />}
        <Following />
        <li>
          <Tag>{t('ticker.series')}</Tag>
        </li>
        {results.map(({ id, number, innings }) => (
          <li key={id}>
            <Link to="/live-scores" search={{ match: id }} className={`line ${styles.result}`}>
              <span className="visually-hidden">
                {number === null ? t('ticker.final') : t('ticker.match', { number })}
              </span>
              {innings.map((total, index) => (
                <Fragment key={total.team}>
                  {index > 0 && <span className="soft"> · </span>}
                  <Side total={total} scoreId={hiddenScoreId('cricket', id)} />
                </Fragment>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The next bout of a followed player or team. Space is reserved from the first paint if anything is followed. */
function Following() {
  const { t } = useTranslation('home')
  const followed = useFollowed()
  const isShown = followed.size > 0
  const general = (
    <Link to="/players" search={{ tab: 'following' }} className={`line ${styles.result}`}>
      <Icon name="star" />
      <b>{t('ticker.following')}</b>
    </Link>
  )
  return (
    <li className={styles.following} data-shown={isShown || undefined}>
      {isShown ? (
        <Suspense fallback={general}>
          <FollowedBout followed={followed} otherwise={general} />
        </Suspense>
      ) : (
        general
      )}
    </li>
  )
}

type SideProps = { total: InningsTotal; scoreId: string }

function Side({ total, scoreId }: SideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, flag } = seriesTeams[total.team]
  return (
    <>
      <Flag src={flag} unknownLabel={t('unknownSide')} />
      <b>
        {languageFacts[language].script === 'latin' ? (
          <abbr title={name[language]}>{total.team}</abbr>
        ) : (
          name[language]
        )}
      </b>
      <span data-hidden-score={scoreId}>
        <Ltr numeral>{scoreText(total)}</Ltr>
      </span>
    </>
  )
}
