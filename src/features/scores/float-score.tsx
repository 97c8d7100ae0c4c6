import type { i18n as I18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { recordedIds } from 'virtual:matches/recorded-ids'
import { openFloat } from '@/platform/device/float-window.ts'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { chaseOf, oversOf, scoreOf, sidesToName } from '@/shared/live/live-figures.ts'
import { LiveTag } from '@/shared/live/live-tag.tsx'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { useNeed } from '@/shared/live/use-need.ts'
import { useStanding } from '@/shared/live/use-standing.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './float-score.module.css'

const size = { width: 320, height: 180 }

/** Opens the score in a floating window, which stays open on other pages of the site. */
export async function floatScore(i18n: I18n): Promise<void> {
  const floating = await openFloat(size)
  if (!floating) return
  floating.document.title = i18n.t('scores:live.floating')
  const root = createRoot(floating.document.body.appendChild(floating.document.createElement('main')))
  root.render(
    <I18nextProvider i18n={i18n}>
      <FloatingScore />
    </I18nextProvider>,
  )
  floating.addEventListener('pagehide', () => root.unmount())
}

function FloatingScore() {
  const { match, scores } = useLiveMatch(recordedIds)
  return match && <FloatingMatch match={match} scores={scores} />
}

function FloatingMatch({ match, scores }: { match: FeedMatch; scores: LiveScores }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const need = useNeed(chaseOf(match))
  const isCovered = useCovered(spoilerOf('cricket', match.id))
  const standing = useStanding(match, scores)
  const [side, other] = sidesToName(match, isCovered)
  return (
    <div className={styles.float}>
      <p className={styles.head}>
        <LiveTag match={match} standing={standing} />
        {match.isSample && <Tag tone="sample">{t('common:sampleData')}</Tag>}
      </p>
      <p>
        <b>
          <bdi>{side.name[language]}</bdi>
        </b>{' '}
        {t('live.versus')} <bdi>{other.name[language]}</bdi>
      </p>
      {isCovered ? (
        <p>{t('live.hidden')}</p>
      ) : (
        <>
          <p>
            <Ltr className={styles.score}>{scoreOf(side) ?? '\u2013'}</Ltr>{' '}
            {oversOf(side) && <Ltr>{`(${oversOf(side)})`}</Ltr>}
          </p>
          <p>{match.status === 'LIVE' ? need : match.result?.[language]}</p>
        </>
      )}
    </div>
  )
}
