import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/articles/articles.ts'
import { Tag } from '@/ui/tag.tsx'
import thumb from '@/ui/media/thumb.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'

export function StoryCard({ article }: { article: Article }) {
  const { t } = useTranslation('blog')
  return (
    <article className="card open stack gap-2">
      <Link to="/blog/$articleId" params={{ articleId: article.id }} className={thumb.thumb}>
        <span className={thumb.frame}>
          <ArticlePicture id={article.id} alt="" sizes="(width < 48rem) 92vw, (width < 60rem) 46vw, 26rem" />
          <span className={thumb.tag}>
            <Tag>{t(`category.${article.category}`)}</Tag>
          </span>
        </span>
        <h3 className={thumb.title}>{t(`heads.${article.id}.title`)}</h3>
      </Link>
      <p className="note">{t(`heads.${article.id}.excerpt`)}</p>
      <Byline article={article} />
    </article>
  )
}
