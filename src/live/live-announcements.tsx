import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import type { FeedMatch } from './feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { createLiveNewsTracker, newsWords } from './live-news.ts'

/** Shared by all pages of a visit, so that no news is announced twice. */
const reader = createLiveNewsTracker()

/** Announces wickets, milestones and the end of a live match to screen readers. */
export function LiveAnnouncements({ match, heardAt }: { match: FeedMatch; heardAt: number | null }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const isHidden = useIsHidden(hiddenScoreId('cricket', match.id))

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && reader.leave()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  useEffect(() => {
    const news = reader.read(match, heardAt)
    const isSeen = document.visibilityState === 'visible'
    if (!isSeen) reader.leave()
    if (isHidden || !isSeen || news.length === 0) return
    announce(news.map((each) => newsWords(each, language, t)).join(' '))
  }, [match, heardAt, isHidden, language, t])

  return null
}
