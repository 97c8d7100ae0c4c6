import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/announcer.ts'
import { setBadge } from '@/platform/device/app-badge.ts'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { prefixTitle } from '@/platform/parts/title-prefix.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { leftToRight } from '@/platform/words/left-to-right.ts'
import { battingSide, scoreLine } from './live-figures.ts'
import { createNewsReader } from './news-reader.ts'
import { newsWords } from './news-words.ts'

/** One for all pages of this visit: what was told on one is not told on the next. */
const reader = createNewsReader()

type LiveSignsProps = { match: FeedMatch; heardAt: number | null }

/** What a live match does beside being shown: document title, icon badge, and a word when something happens. */
export function LiveSigns({ match, heardAt }: LiveSignsProps) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const isCovered = useCovered(spoilerOf('cricket', match.id))
  const isLive = match.status === 'LIVE'
  const line = isCovered || !isLive ? null : scoreLine(match)
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
