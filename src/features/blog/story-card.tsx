import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/articles/articles.ts'
import { MediaCard } from '@/ui/blocks/media-card.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'

export function StoryCard({ article }: { article: Article }) {
  const { t } = useTranslation('blog')
  return (
    <MediaCard
      picture={
        <ArticlePicture id={article.id} alt="" sizes="(width < 48rem) 92vw, (width < 60rem) 46vw, 26rem" />
      }
      tags={<Tag>{t(`category.${article.category}`)}</Tag>}
      title={
        <Link to="/blog/$articleId" params={{ articleId: article.id }}>
          {t(`heads.${article.id}.title`)}
        </Link>
      }
    >
      <p className="note">{t(`heads.${article.id}.excerpt`)}</p>
      <Byline article={article} />
    </MediaCard>
  )
}
