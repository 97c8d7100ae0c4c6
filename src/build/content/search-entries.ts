import { createMemoryHistory } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { localizedPath, type Language } from '@/contract/language.ts'
import { offlineWatchPath } from '@/contract/documents.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import { pageHead } from '@/router/page-head.ts'
import { articleIds } from '@/content/articles/article-ids.ts'
import { findArticle } from '@/content/articles/articles.ts'
import { helpTopicIds, helpTopics } from '@/content/help-questions.ts'
import { helpFigures } from '@/content/help-figures.ts'
import { searchPhrases } from '@/content/search-phrases.ts'
import { serviceIds } from '@/content/services/services.ts'
import type { Localized } from '@/content/localized.ts'
import { createAppRouter } from '@/router/router.ts'
import { findPage, sitePages } from '../html/site-pages.ts'
import {
  cricketerEntries,
  eventEntries,
  matchEntries,
  playerEntries,
  teamEntries,
  type Translate,
} from './search-facts.ts'
import { departmentEntries, legalEntries, packageEntries, sectionEntries } from './search-sections.ts'

/** All search entries: each page under its title, and sections and questions with their own URL. */
export async function searchEntries(): Promise<readonly SearchEntry[]> {
  const en = await createI18n('en')
  const ar = await createI18n('ar')
  const { texts } = await import('@/locales/en.ts')
  const namespaces = Object.keys(texts.load).map((file) => file.replace(/^.*\/|\.json$/g, ''))
  await Promise.all([en, ar].map((i18n) => loadTexts(i18n, namespaces)))
  const translate: Translate = (text) => ({ en: text(en.t, 'en'), ar: text(ar.t, 'ar') })

  const pages = sitePages().filter(({ path, redirectTo }) => !redirectTo && path !== offlineWatchPath)
  const heads = await Promise.all(pages.map(({ path }) => readHead(path, { en, ar })))
  const entries = [
    ...playerEntries(translate),
    ...(await cricketerEntries(translate)),
    ...teamEntries(translate),
    ...eventEntries(translate),
    ...matchEntries(translate),
    ...pageEntries(heads, translate),
    ...sectionEntries(translate),
    ...packageEntries(translate),
    ...departmentEntries(translate),
    ...helpEntries(translate),
    ...legalEntries(translate),
  ]
  return entries.map(alsoSpelled).map(alsoPhrased)
}

/** Arabic speakers type `كريكت` for cricket as often as the spelling used on the site. */
function alsoSpelled(entry: SearchEntry): SearchEntry {
  const { title, hint, words } = entry
  if (![title.ar, hint.ar, words?.ar].some((text) => text?.includes('كريكيت'))) return entry
  return { ...entry, words: { en: words?.en ?? '', ar: `${words?.ar ?? ''} كريكت` } }
}

function alsoPhrased(entry: SearchEntry): SearchEntry {
  const answered = searchPhrases.filter(({ paths }) => paths.includes(entry.path))
  if (answered.length === 0) return entry
  return { ...entry, phrases: answered.flatMap(({ words: { en, ar } }) => `${en}, ${ar}`.split(/[,،] /)) }
}

/** Reads the metadata of a page, as in its document's head. */
async function readHead(path: string, texts: Record<Language, I18n>): Promise<PageTexts> {
  const read = async (language: Language): Promise<PageHead> => {
    const history = createMemoryHistory({ initialEntries: [localizedPath(path, language)] })
    const router = createAppRouter({ language, i18n: texts[language] }, history)
    await router.load()
    return pageHead(router)
  }
  const [en, ar] = await Promise.all([read('en'), read('ar')])
  return {
    path,
    title: { en: en.title, ar: ar.title },
    description: { en: en.description, ar: ar.description },
  }
}

/** Title and description of a page. */
type PageTexts = { path: string; title: Localized; description: Localized }

/** Pages by title, with their description below. */
function pageEntries(pages: readonly PageTexts[], say: Translate): SearchEntry[] {
  const plain = pages.flatMap(({ path, title, description }): SearchEntry[] => {
    const { icon = 'document', label } = findPage(path) ?? {}
    if (!icon) return []
    const service = serviceIds.find((id) => path === `/service/${id}`)
    return [
      {
        kind: service ? 'service' : 'page',
        path,
        title: say((t, language) =>
          service ? t(`service:pages.${service}.heading`) : label ? t(label) : title[language],
        ),
        hint: description,
        words: service ? say((t) => t('site:bar.services')) : title,
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

/** Questions of the help centre. Their answers are also searched. */
function helpEntries(say: Translate): SearchEntry[] {
  return helpTopicIds.flatMap((topic) =>
    helpTopics[topic].map((id) => ({
      kind: 'help' as const,
      path: `/help#${id}`,
      title: say((t) => t(`help-questions:items.${id}.question`)),
      hint: say((t) => `${t('site:footer.helpCentre')} · ${t(`help-questions:topic.${topic}`)}`),
      words: say((t) => t(`help-questions:items.${id}.answer`, helpFigures)),
      icon: 'help' as const,
    })),
  )
}
