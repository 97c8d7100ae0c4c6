import type { ReactElement } from 'react'
import type { ArticleBody as Body } from '@/content/articles/article-body.ts'
import { articleIds, type ArticleId } from '@/content/articles/article-ids.ts'
import { containsResults } from '@/content/articles/articles.ts'
import { languages, type Language } from '@/contract/language.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'

const files = import.meta.glob<Body>('/src/content/articles/*/*.md', { import: 'body' })

function textOf(language: Language, id: ArticleId): ReactElement {
  const loadBody = files[`/src/content/articles/${language}/${id}.md`]
  const loadView = () =>
    containsResults(id)
      ? import('./hidden-body.tsx').then(({ HiddenBody }) => HiddenBody)
      : import('./article-body.tsx').then(({ ArticleBody }) => ArticleBody)
  const Text = deferred(async () => {
    const [View, body] = await Promise.all([loadView(), loadBody?.() ?? []])
    return { Text: () => <View id={id} body={body} /> }
  }, 'Text')
  return <Text />
}

/** One deferred component per text, so that a page loads only its own. */
export const articleTexts: ReadonlyMap<`${Language}/${ArticleId}`, ReactElement> = new Map(
  languages.flatMap((language) =>
    articleIds.map((id) => [`${language}/${id}` as const, textOf(language, id)] as const),
  ),
)
