import { useTranslation } from 'react-i18next'
import type { ArticleBody as Body } from '@/content/articles/article-body.ts'
import type { ArticleId } from '@/content/articles/article-ids.ts'
import { spoilerOf } from '@/platform/device/hide-scores.ts'
import { Spoiler } from '@/ui/overlays/spoiler.tsx'
import { ArticleBody } from './article-body.tsx'

type CoveredBodyProps = { id: ArticleId; body: Body }

/** An article that contains results: spoiler-free mode covers all of it. */
export function CoveredBody({ id, body }: CoveredBodyProps) {
  const { t } = useTranslation()
  return (
    <Spoiler of={spoilerOf('article', id)} label={t('spoilers.article')} isTall>
      <ArticleBody body={body} />
    </Spoiler>
  )
}
