import { results } from '@/content/matches/results.gen.ts'
import type { i18n as I18n } from 'i18next'
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Organization,
  Service,
  SportsEvent,
  Thing,
  WebSite,
} from 'schema-dts'
import { config } from '@/config.ts'
import { findArticleId } from '@/content/articles/article-ids.ts'
import { findArticle } from '@/content/articles/articles.ts'
import { helpFigures } from '@/content/help-figures.ts'
import { helpTopics } from '@/content/help-questions.ts'
import type { MatchResult } from '@/content/matches/types.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { answerFigures, contactQuestions, serviceQuestions } from '@/content/faq-questions.ts'
import { languageFacts, languages, localizedPath, type Language } from '@/contract/language.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import type { DataTag, HeadTag } from '@/platform/hydration/head-tag.ts'
import { pages, type ShareKind, type StaticPath } from '@/router/pages.ts'
import { findPage } from './site-pages.ts'

/** The types also allow a plain name instead of each object. */
type Fact<T extends Thing> = Exclude<T, string>

/**
 * Structured data (schema.org) for search engines. Contains only true facts, so it excludes the demo's invented events,
 * players and teams.
 *
 * It is only in the document, and none of our scripts reads it.
 */
export function structuredData(head: PageHead, language: Language, i18n: I18n): DataTag[] {
  if (head.isPrivate) return []
  const facts: Fact<Thing>[] = [
    ...(head.path === '/'
      ? [organization(i18n), webSite(language, i18n)]
      : [breadcrumbs(head, language, i18n)]),
    ...(head.path === '/live-scores' ? matches(language, i18n) : []),
    ...(head.path.startsWith('/service/') ? [service(head, language, i18n)] : []),
    ...(head.path.startsWith('/blog/') ? articles(head, language, i18n) : []),
    ...questions(head.path, language, i18n),
  ]
  return facts.map((data) => ({ tag: 'script', data: { '@context': 'https://schema.org', ...data } }))
}

const address = (path: string, language: Language) => config.siteUrl + localizedPath(path, language)

const organizationId = `${config.siteUrl}/#organization`

function organization(i18n: I18n): Fact<Organization> {
  return {
    ...publisherOf(i18n),
    logo: `${config.siteUrl}/icons/icon-512.png`,
    email: config.email,
    telephone: config.phone,
    address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: config.email,
      telephone: config.phone,
      availableLanguage: [...languages],
    },
  }
}

const publisherOf = (i18n: I18n): Fact<Organization> => ({
  '@type': 'Organization',
  '@id': organizationId,
  name: i18n.t('common:brand'),
  url: config.siteUrl,
})

function webSite(language: Language, i18n: I18n): Fact<WebSite> {
  return {
    '@type': 'WebSite',
    name: i18n.t('common:brand'),
    url: address('/', language),
    inLanguage: language,
    publisher: { '@id': organizationId },
  }
}

function breadcrumbs(head: PageHead, language: Language, i18n: I18n): Fact<BreadcrumbList> {
  const { parent, label } = findPage(head.path) ?? {}
  const above: StaticPath[] = parent ? ['/', parent] : ['/']
  const trail = [
    ...above.map((path) => ({ path, name: labelOf(path, i18n) })),
    { path: head.path, name: label ? i18n.t(label) : head.title },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path, language),
    })),
  }
}

function labelOf(path: StaticPath, i18n: I18n): string {
  const { label } = pages[path]
  if (!label) throw new Error(`${path} needs a label in router/pages.ts, because it is in breadcrumbs`)
  return i18n.t(label)
}

/** The matches of the series. The sources are stored with the content. */
function matches(language: Language, i18n: I18n): Fact<SportsEvent>[] {
  return results.map((result) => {
    const names = result.innings.map(({ team }) => seriesTeams[team].name[language])
    const title =
      result.number === null ? i18n.t('scores:final') : i18n.t('scores:match', { number: result.number })
    return {
      '@type': 'SportsEvent',
      name: names.join(' – ') + languageFacts[language].comma + title,
      sport: 'Cricket',
      startDate: result.startsAt,
      ...eventStatusOf(result),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: i18n.t('scores:venue'),
        address: { '@type': 'PostalAddress', addressLocality: 'Sharjah', addressCountry: 'AE' },
      },
      competitor: names.map((name) => ({ '@type': 'SportsTeam', name })),
      url: address('/live-scores', language) + `?match=${result.id}`,
    }
  })
}

/** A match with a result was not cancelled, but may have moved. */
export function eventStatusOf({
  movedFrom,
}: Pick<MatchResult, 'movedFrom'>): Pick<Fact<SportsEvent>, 'eventStatus' | 'previousStartDate'> {
  return movedFrom
    ? { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: movedFrom }
    : { eventStatus: 'https://schema.org/EventScheduled' }
}

function service(head: PageHead, language: Language, i18n: I18n): Fact<Service> {
  return {
    '@type': 'Service',
    name: head.title,
    description: head.description,
    url: address(head.path, language),
    areaServed: ['AE', 'SA', 'KW', 'QA', 'BH', 'OM'],
    provider: publisherOf(i18n),
  }
}

/** The publisher is the author, because the authors are invented. Omits a sample's date, which is relative to today. */
function articles(head: PageHead, language: Language, i18n: I18n): Fact<Article>[] {
  const id = findArticleId(head.path.slice('/blog/'.length))
  if (!id) return []
  const { published } = findArticle(id)
  const publisher = publisherOf(i18n)
  return [
    {
      '@type': 'Article',
      headline: head.title,
      description: head.description,
      ...('on' in published && { datePublished: published.on }),
      inLanguage: language,
      image: shareAddress(head.path, language),
      mainEntityOfPage: address(head.path, language),
      author: publisher,
      publisher,
    },
  ]
}

type Questions = { namespace: string; items: string; ids: readonly string[] }

/** The questions of each page that has some: namespace, key and ids. */
const questionsOf: ReadonlyMap<string, Questions> = new Map([
  ['/help', { namespace: 'help-questions', items: 'items', ids: Object.values(helpTopics).flat() }],
  ['/contact', { namespace: 'contact', items: 'directory.faq.items', ids: contactQuestions }],
  ...Object.entries(serviceQuestions).map(([id, ids]): [string, Questions] => [
    `/service/${id}`,
    { namespace: `service-${id}`, items: 'faq.items', ids },
  ]),
])

/** From the same messages that the page renders. */
function questions(path: string, language: Language, i18n: I18n): Fact<FAQPage>[] {
  const questions = questionsOf.get(path)
  if (!questions) return []
  const text = (id: string, part: string): string => {
    const found: unknown = i18n.getResource(language, questions.namespace, `${questions.items}.${id}.${part}`)
    if (typeof found !== 'string') throw new Error(`${path} has the question "${id}" without its ${part}`)
    return found.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => figures.get(name) ?? placeholder)
  }
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.ids.map((id) => ({
        '@type': 'Question',
        name: text(id, 'question'),
        acceptedAnswer: { '@type': 'Answer', text: text(id, 'answer') },
      })),
    },
  ]
}

const figures = new Map(
  Object.entries({ ...answerFigures, ...helpFigures }).map(([name, figure]) => [name, String(figure)]),
)

/** The image URL of a language-free path. Absolute, as social networks require. */
function shareAddress(path: string, language: Language): string {
  // One service is about the analytics, and uses their images.
  const kind: ShareKind = path === '/service/sporte-ai' ? 'ai' : (findPage(path)?.share ?? 'home')
  return `${config.siteUrl}/share/${kind}-${language}.jpg`
}

/** Only in the document, because link previews do not run scripts. */
export function shareTags(path: string, language: Language): HeadTag[] {
  const tags = {
    'og:image': shareAddress(path, language),
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  return Object.entries(tags).map(([property, content]) => ({
    tag: 'meta',
    attributes: { property, content },
  }))
}
