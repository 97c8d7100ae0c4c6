import { createMemoryHistory } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { languages, localizedPath, type Language } from '@/contract/language.ts'
import { offlineWatchPath } from '@/contract/pages.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { createI18n, loadTexts } from '@/platform/words/texts.ts'
import type { PageHead } from '@/platform/parts/document-head.ts'
import { pageHead } from '@/page-head.ts'
import { createAppRouter } from '@/router.ts'
import { sitePages } from './pages.ts'
import { eventEntries, matchEntries, playerEntries, teamEntries, type Say } from './search-facts.ts'
import { helpEntries, pageEntries, sectionEntries, type PageTexts } from './search-pages.ts'

/** Everything that search finds: each page under its own title, and what stands on pages with an address of its own. */
export async function searchEntries(): Promise<readonly SearchEntry[]> {
  const en = await createI18n('en')
  const ar = await createI18n('ar')
  await Promise.all(
    [en, ar].map((i18n) =>
      loadTexts(i18n, [
        'blog',
        'demo',
        'events',
        'help',
        'help-questions',
        'account',
        'packages',
        'scores',
        'frame',
      ]),
    ),
  )
  const say: Say = (text) => ({ en: text(en.t, 'en'), ar: text(ar.t, 'ar') })

  const pages = sitePages().filter(({ path, redirectTo }) => !redirectTo && path !== offlineWatchPath)
  const heads = await readHeads(
    pages.map(({ path }) => path),
    { en, ar },
  )
  return [
    ...playerEntries(say),
    ...teamEntries(say),
    ...eventEntries(say),
    ...matchEntries(say),
    ...pageEntries(heads, say),
    ...sectionEntries(say),
    ...helpEntries(say),
  ].map(alsoSpelled)
}

/** People type `كريكت` for cricket as often as the spelling of the texts. */
function alsoSpelled(entry: SearchEntry): SearchEntry {
  const { title, hint, words } = entry
  if (![title.ar, hint.ar, words.ar].some((text) => text.includes('كريكيت'))) return entry
  return { ...entry, words: { ...words, ar: `${words.ar} كريكت` } }
}

/** What every page says about itself, as its document's head does. */
async function readHeads(
  paths: readonly string[],
  texts: Record<Language, I18n>,
): Promise<readonly PageTexts[]> {
  const read = async (path: string, language: Language): Promise<PageHead> => {
    const history = createMemoryHistory({ initialEntries: [localizedPath(path, language)] })
    const router = createAppRouter({ language, i18n: texts[language] }, history)
    await router.load()
    return pageHead(router)
  }
  return Promise.all(
    paths.map(async (path) => {
      const [en, ar] = await Promise.all(languages.map((language) => read(path, language)))
      if (!en || !ar) throw new Error(`${path} has no head`)
      return {
        path,
        title: { en: en.title, ar: ar.title },
        description: { en: en.description, ar: ar.description },
      }
    }),
  )
}
