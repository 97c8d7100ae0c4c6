import type { ReactElement } from 'react'
import type { ArticleBody as Body } from '@/content/article-body.ts'
import { articleIds, type ArticleId } from '@/content/article-ids.ts'
import { tellsResults } from '@/content/articles.ts'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'

const files = import.meta.glob<Body>('/src/content/articles/*/*.md', { import: 'body' })

function textOf(id: ArticleId): ReactElement {
  const Text = deferred(`article-${id}`, async (i18n) => {
    const load = files[`/src/content/articles/${i18n.language}/${id}.md`]
    const [{ ArticleBody }, body] = await Promise.all([import('./article-body.tsx'), load?.() ?? []])
    if (!tellsResults(id)) return () => <ArticleBody body={body} />
    const [{ CoveredBody }] = await Promise.all([
      import('./covered-body.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/spoilers.json')),
    ])
    return () => <CoveredBody id={id} body={body} />
  })
  return <Text />
}

/** A part per article, so that a page loads its own text in its own language and no other. */
export const articleTexts: ReadonlyMap<ArticleId, ReactElement> = new Map(
  articleIds.map((id) => [id, textOf(id)]),
)
