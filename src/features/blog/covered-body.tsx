import { useTranslation } from 'react-i18next'
import type { ArticleBody as Body } from '@/content/article-body.ts'
import type { ArticleId } from '@/content/article-ids.ts'
import { spoilerOf } from '@/platform/device/spoilers.ts'
import { Spoiler } from '@/ui/spoiler.tsx'
import { ArticleBody } from './article-body.tsx'

type CoveredBodyProps = { id: ArticleId; body: Body }

/** A text that tells results from end to end: all of it waits while the spoiler shield is up. */
export function CoveredBody({ id, body }: CoveredBodyProps) {
  const { t } = useTranslation('spoilers')
  return (
    <Spoiler of={spoilerOf('article', id)} label={t('article')} isTall>
      <ArticleBody body={body} />
    </Spoiler>
  )
}
