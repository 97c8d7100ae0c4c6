import type { ReactElement } from 'react'
import type { ArticleBody as Body } from '@/content/articles/article-body.ts'
import { articleIds, type ArticleId } from '@/content/articles/article-ids.ts'
import { containsResults } from '@/content/articles/articles.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'

const files = import.meta.glob<Body>('/src/content/articles/*/*.md', { import: 'body' })

function textOf(id: ArticleId): ReactElement {
  const Text = deferred(
    `article-${id}`,
    async (i18n) => {
      const loadBody = files[`/src/content/articles/${i18n.language}/${id}.md`]
      const loadView = () =>
        containsResults(id)
          ? import('./covered-body.tsx').then(({ CoveredBody }) => CoveredBody)
          : import('./article-body.tsx').then(({ ArticleBody }) => ArticleBody)
      const [View, body] = await Promise.all([loadView(), loadBody?.() ?? []])
      return { Text: () => <View id={id} body={body} /> }
    },
    'Text',
  )
  return <Text />
}

/** One island per article, so that a page loads only its own text in its own language. */
export const articleTexts: ReadonlyMap<ArticleId, ReactElement> = new Map(
  articleIds.map((id) => [id, textOf(id)]),
)
