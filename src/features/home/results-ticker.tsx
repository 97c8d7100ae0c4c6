import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { results, teams } from '@/content/matches/series.ts'
import type { InningsTotal } from '@/content/matches/types.ts'
import { scoresUrl } from '@/contract/score-feed.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { spoilerOf } from '@/platform/device/spoilers.ts'
import { Flag } from '@/ui/flag.tsx'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { LiveFirst } from './live-first.tsx'
import styles from './results-ticker.module.css'

/** The results strip above the hero: each leads to its scorecard. */
export function ResultsTicker() {
  const { t } = useTranslation('home-ticker')
  return (
    <nav className={styles.ticker} aria-label={t('label')}>
      <ul className={layout.wrap}>
        {scoresUrl && <LiveFirst />}
        <li>
          <Tag>{t('series')}</Tag>
        </li>
        {results.map(({ id, number, innings }) => (
          <li key={id}>
            <Link to="/live-scores" search={{ match: id }} className={styles.result}>
              <span className={layout.visuallyHidden}>
                {number === null ? t('final') : t('match', { number })}
              </span>
              {innings.map((total, index) => (
                <Fragment key={total.team}>
                  {index > 0 && <span className={layout.soft}> · </span>}
                  <Side total={total} told={spoilerOf('cricket', id)} />
                </Fragment>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SideProps = { total: InningsTotal; told: string }

function Side({ total: { team, runs, wickets }, told }: SideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, flag } = teams[team]
  return (
    <>
      <Flag src={flag} unknownLabel={t('unknownSide')} />
      <b>{language === 'en' ? <abbr title={name.en}>{team}</abbr> : name.ar}</b>
      <span data-spoiler={told}>
        <Ltr numeral>{wickets === 10 ? `${runs}` : `${runs}/${wickets}`}</Ltr>
      </span>
    </>
  )
}
