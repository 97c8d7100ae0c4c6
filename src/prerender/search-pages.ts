import { articleIds } from '@/content/article-ids.ts'
import { findArticle } from '@/content/articles.ts'
import { helpTopicIds, helpTopics } from '@/content/help-questions.ts'
import { helpFigures } from '@/content/help-figures.ts'
import { packageIds } from '@/content/packages.ts'
import type { Localized } from '@/content/localized.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { factsOf } from './page-table.ts'
import type { Say } from './search-facts.ts'

/** What a page says about itself. */
export type PageTexts = { path: string; title: Localized; description: Localized }

/** Pages by title, with their description below. */
export function pageEntries(pages: readonly PageTexts[], say: Say): SearchEntry[] {
  const plain = pages.flatMap(({ path, title, description }): SearchEntry[] => {
    const icon = factsOf(path)?.icon
    if (!icon) return []
    const isHome = path === '/'
    const isService = path.startsWith('/service/')
    return [
      {
        kind: isService ? 'service' : 'page',
        path,
        // The home page's title is a slogan.
        title: isHome ? say((t) => t('frame:bar.home')) : title,
        hint: description,
        words: isHome ? title : say((t) => (isService ? t('frame:bar.services') : '')),
        icon,
      },
    ]
  })
  const articles = articleIds.map((id): SearchEntry => ({
    kind: 'article',
    path: `/blog/${id}`,
    title: say((t) => t(`blog:heads.${id}.title`)),
    hint: say((t) => t(`blog:category.${findArticle(id).category}`)),
    words: say((t) => t(`blog:heads.${id}.excerpt`)),
    icon: 'newspaper',
  }))
  return [...plain, ...articles]
}

/** Parts of pages that people ask for by name. */
export function sectionEntries(say: Say): SearchEntry[] {
  return [
    {
      kind: 'page',
      path: '/#packages',
      title: say((t) => t('packages:label')),
      hint: say((t) => packageIds.map((id) => t(`packages:tiers.${id}.name`)).join(' · ')),
      words: say((t) => t('frame:bar.packages')),
      icon: 'packages',
    },
    {
      kind: 'page',
      path: '/live-scores?view=fixtures',
      title: say((t) => t('scores:views.fixtures')),
      hint: say((t) => t('frame:bar.liveScores')),
      words: say((t) => t('demo:sport.cricket')),
      icon: 'calendar',
    },
    {
      kind: 'page',
      path: '/live-scores?view=points',
      title: say((t) => t('scores:views.points')),
      hint: say((t) => t('frame:bar.liveScores')),
      words: say((t) => t('demo:sport.cricket')),
      icon: 'chart',
    },
    {
      kind: 'page',
      path: '/players?tab=following',
      title: say((t) => t('players:tabs.following')),
      hint: say((t) => t('dashboard:following.label')),
      words: say((t) => `${t('players:title')} ${t('account:profile.followed.heading')}`),
      icon: 'star',
    },
    {
      kind: 'page',
      path: '/events#past',
      title: say((t) => t('events:past.heading')),
      hint: say((t) => t('frame:bar.events')),
      words: { en: '', ar: '' },
      icon: 'history',
    },
  ]
}

/** Questions of the help centre; their answers are searched too. */
export function helpEntries(say: Say): SearchEntry[] {
  return helpTopicIds.flatMap((topic) =>
    helpTopics[topic].map((id) => ({
      kind: 'help' as const,
      path: `/help#${id}`,
      title: say((t) => t(`help-questions:items.${id}.question`)),
      hint: say((t) => `${t('help:title')} · ${t(`help-questions:topic.${topic}`)}`),
      words: say((t) => t(`help-questions:items.${id}.answer`, helpFigures)),
      icon: 'help' as const,
    })),
  )
}
