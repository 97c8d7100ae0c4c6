import { config } from '@/config.ts'
import { articleIds, type ArticleId } from '@/content/articles/article-ids.ts'
import { containsResults, findArticle } from '@/content/articles/articles.ts'
import { allChanges, changesOf, type ListedChange } from '@/content/events/changes.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { localizedPath, type Language } from '@/contract/language.ts'
import { getPublicationDate } from '@/features/blog/publication-date.ts'
import { boutAnchor } from '@/features/event/bout-anchor.ts'
import { changeSentence } from '@/features/event/change-text.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { createI18n } from '@/locales/i18n.ts'
import type { HeadTag } from '@/platform/hydration/head-tag.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'

export const feedPath = '/feed.xml'
const feedType = 'application/atom+xml'

const maxEntries = 30
/** Day zero of the samples, so that entries stay the same in every build. A Friday. */
const sampleDay = new Date('2025-11-28T08:00:00Z')
const pagesWithFeed = ['/', '/blog']

type FeedEntry = {
  path: string
  /** Ends the id, where two entries have one URL. */
  part?: string
  title: string
  updated: Date
  summary?: string
}

/** What is new, as Atom (RFC 4287). Titles and summaries have no results, for readers that hide scores. */
export async function feed(language: Language): Promise<string> {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['blog', 'scores', 'event', 'demo'])
  const { t } = i18n
  const urlOf = (path: string) => config.siteUrl + localizedPath(path, language)

  const articleEntry = (id: ArticleId): FeedEntry => ({
    path: `/blog/${id}`,
    title: t(`blog:heads.${id}.title`),
    updated: getPublicationDate(findArticle(id), sampleDay) ?? sampleDay,
    ...(!containsResults(id) && { summary: t(`blog:heads.${id}.excerpt`) }),
  })
  const resultEntry = ({ id, number, innings, startsAt }: (typeof allMatches)[number]): FeedEntry => {
    const [first, second] = innings.map(({ team }) => seriesTeams[team].name[language])
    const match = number === null ? t('scores:final') : t('scores:match', { number })
    return {
      path: id === null ? `/live-scores#match-${number}` : `/live-scores?match=${id}`,
      title: t('blog:feed.result', { match, sides: t('scores:sides', { first, second }) }),
      updated: new Date(startsAt),
    }
  }
  const changeEntry = (change: ListedChange): FeedEntry => {
    const { event, bout } = change
    const { dayOffset, timeUtc } = change.change.at
    const what = changeSentence(change, { now: null, language, i18n })
    return {
      path: `/event/${event.id}${bout ? `?tab=card#${boutAnchor(bout)}` : ''}`,
      // A change is never removed, so its number is permanent.
      part: `,change-${changesOf(event).findIndex(({ change: each }) => each === change.change) + 1}`,
      title: `${event.title[language]} · ${what}`,
      updated: venueDate(sampleDay, dayOffset, timeUtc),
      summary: t('demo:calendar.sample'),
    }
  }
  const entries = [
    ...articleIds.map(articleEntry),
    ...allMatches.map(resultEntry),
    ...allChanges().map(changeEntry),
  ]
    .toSorted((a, b) => b.updated.getTime() - a.updated.getTime())
    .slice(0, maxEntries)

  const stamp = (date = sampleDay) => `<updated>${date.toISOString()}</updated>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escape(urlOf(feedPath))}</id>`,
    `<title>${escape(t('blog:feed.title'))}</title>`,
    stamp(entries[0]?.updated),
    `<author><name>${escape(t('common:brand'))}</name></author>`,
    `<link rel="self" type="${feedType}" href="${escape(urlOf(feedPath))}"/>`,
    `<link rel="alternate" type="text/html" href="${escape(urlOf('/blog'))}"/>`,
    ...entries.map(({ path, part = '', title, updated, summary }) => {
      const url = escape(urlOf(path))
      const about = summary === undefined ? '' : `<summary>${escape(summary)}</summary>`
      return `<entry><id>${url}${part}</id><title>${escape(title)}</title>${stamp(updated)}<link rel="alternate" type="text/html" href="${url}"/>${about}</entry>`
    }),
    '</feed>\n',
  ].join('\n')
}

/** The tag by which feed readers find the feed. Only on two pages, because HTML has a tight budget. */
export function feedTags(path: string, language: Language): HeadTag[] {
  if (!pagesWithFeed.includes(path)) return []
  const href = localizedPath(feedPath, language)
  return [{ tag: 'link', attributes: { rel: 'alternate', type: feedType, href } }]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
