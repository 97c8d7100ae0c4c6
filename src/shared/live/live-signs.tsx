import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/announcer.ts'
import { setBadge } from '@/platform/device/app-badge.ts'
import { useSeen } from '@/platform/device/seen.ts'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { prefixTitle } from '@/platform/parts/title-prefix.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { leftToRight } from '@/platform/words/left-to-right.ts'
import { battingSide } from './live-figures.ts'
import { createNewsReader } from './news-reader.ts'
import { newsWords } from './news-words.ts'
import { titleScore, type Standing } from './standing.ts'

/** One for all pages of this visit: news announced on one is not repeated on the next. */
const reader = createNewsReader()

type LiveSignsProps = { match: FeedMatch; standing: Standing; heardAt: number | null }

/** A live match outside the page's content: document title, icon badge and announcements. */
export function LiveSigns({ match, standing, heardAt }: LiveSignsProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const isCovered = useCovered(spoilerOf('cricket', match.id))
  const line = titleScore(match, standing, { isCovered, isSeen: useSeen() })
  const runs = line === null ? 0 : (battingSide(match).innings[0]?.runs ?? 0)

  useEffect(() => {
    prefixTitle(line === null ? '' : `${leftToRight(line)} · `)
    return () => prefixTitle('')
  }, [line])

  useEffect(() => setBadge('score', runs), [runs])
  useEffect(() => {
    const clear = () => setBadge('score', 0)
    addEventListener('pagehide', clear)
    return () => {
      removeEventListener('pagehide', clear)
      clear()
    }
  }, [])

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && reader.leave()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  useEffect(() => {
    const news = reader.read(match, heardAt)
    const isSeen = document.visibilityState === 'visible'
    if (!isSeen) reader.leave()
    if (isCovered || !isSeen || news.length === 0) return
    announce(news.map((each) => newsWords(each, language, t)).join(' '))
  }, [match, heardAt, isCovered, language, t])

  return null
}
