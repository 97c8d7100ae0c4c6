import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { articleCategories, type ArticleCategory } from '@/content/articles/article-categories.ts'
import { listArticles, type Article } from '@/content/articles/articles.ts'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { ChipLinks } from '@/ui/chip-links.tsx'
import { StoryCard } from './story-card.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'

type BlogPageProps = {
  /** Undefined shows all categories. */
  category: ArticleCategory | undefined
  /** The newsletter form. */
  newsletter: ReactNode
}

const articles = listArticles()
const others = articles.filter(({ isFeatured }) => !isFeatured)
const [featured = articles[0]] = articles.filter(({ isFeatured }) => isFeatured)

export function BlogPage({ category, newsletter }: BlogPageProps) {
  const { t } = useTranslation('blog')
  const language = useLanguage()
  const shown = category ? articles.filter((article) => article.category === category) : others

  useAnnounced(category, t('count', { count: shown.length }))

  return (
    <>
      {featured && <FrontPage featured={featured} />}
      <section className="wrap section stack gap-6" aria-labelledby="articles">
        <h2 id="articles" className="visually-hidden">
          {t('articles')}
        </h2>
        <ChipLinks
          label={t('categories')}
          chips={[undefined, ...articleCategories].map((each) => ({
            word: each ? t(`category.${each}`) : t('all'),
            link: linkOptions({ to: '/blog', search: { category: each } }),
            isChosen: each === category,
          }))}
        />
        <div className="cards">
          {shown.map((article) => (
            <StoryCard key={article.id} article={article} />
          ))}
        </div>
        <p className="note">
          {t('sampleNote')}{' '}
          <a href={localizedPath('/feed.xml', language)} className="link">
            {t('feed.link')}
          </a>
        </p>
      </section>
      <section className="section tone">
        <div className="wrap">{newsletter}</div>
      </section>
    </>
  )
}

/** The featured article, with the newest articles beside it. */
function FrontPage({ featured }: { featured: Article }) {
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
            {others.slice(0, 5).map((article) => (
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
