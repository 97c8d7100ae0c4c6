import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/articles/articles.ts'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'

type FrontPageProps = {
  featured: Article
  /** The newest articles, without the featured one. */
  latest: readonly Article[]
}

/** The featured article, with the newest articles beside it. */
export function FrontPage({ featured, latest }: FrontPageProps) {
  const { t } = useTranslation('blog')
  return (
    <>
      <PageHeader label={t('strap')} heading={t('heading')} />
      <section className="wrap section split">
        <article className="stack">
          <Link
            to="/blog/$articleId"
            params={{ articleId: featured.id }}
            className="card open plain-link stack gap-2"
          >
            <span className="frame">
              <ArticlePicture
                id={featured.id}
                alt={t(`heads.${featured.id}.picture`)}
                sizes="(width < 60rem) 92vw, 40rem"
                priority
              />
              <span className="flow">
                <Tag tone="key">{t('featured')}</Tag>
              </span>
            </span>
            <h2>{t(`heads.${featured.id}.title`)}</h2>
            <span className="lead">{t(`heads.${featured.id}.excerpt`)}</span>
          </Link>
          <Byline article={featured} size="full" />
        </article>
        <div className="stack gap-2">
          <h2 className="label soft">{t('latest')}</h2>
          <Rows ordered>
            {latest.map((article) => (
              <Row
                key={article.id}
                kicker={t(`category.${article.category}`)}
                title={
                  <Link to="/blog/$articleId" params={{ articleId: article.id }}>
                    {t(`heads.${article.id}.title`)}
                  </Link>
                }
              />
            ))}
          </Rows>
        </div>
      </section>
    </>
  )
}
