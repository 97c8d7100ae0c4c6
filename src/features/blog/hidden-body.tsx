import { useTranslation } from 'react-i18next'
import type { ArticleBody } from '@/content/articles/article-body.ts'
import type { ArticleId } from '@/content/articles/article-ids.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { ArticleText } from './article-text.tsx'

type HiddenBodyProps = { id: ArticleId; body: ArticleBody }

/** An article that contains results: hidden as a whole while scores are hidden. */
export function HiddenBody({ id, body }: HiddenBodyProps) {
  const { t } = useTranslation('blog')
  return (
    <HiddenScore of={hiddenScoreId('article', id)} label={t('show')} isTall>
      <ArticleText body={body} />
    </HiddenScore>
  )
}
