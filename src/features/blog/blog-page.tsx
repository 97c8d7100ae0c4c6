import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { articleCategories, type ArticleCategory } from '@/content/articles/article-categories.ts'
import { listArticles } from '@/content/articles/articles.ts'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import tabs from '@/ui/tabs.module.css'
import { FrontPage } from './front-page.tsx'
import { StoryCard } from './story-card.tsx'

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
      {featured && <FrontPage featured={featured} latest={others.slice(0, 5)} />}
      <section className="wrap section stack gap-6" aria-labelledby="articles">
        <h2 id="articles" className="visually-hidden">
          {t('articles')}
        </h2>
        <nav className="flow" aria-label={t('categories')}>
          {[undefined, ...articleCategories].map((each) => (
            <Link
              key={each ?? 'all'}
              to="/blog"
              search={{ category: each }}
              resetScroll={false}
              className={tabs.chip}
              activeOptions={{ exact: true }}
            >
              {each ? t(`category.${each}`) : t('all')}
            </Link>
          ))}
        </nav>
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
