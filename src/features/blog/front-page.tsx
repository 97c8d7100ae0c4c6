import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/articles/articles.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import screen from '@/ui/screen.module.css'
import { Tag } from '@/ui/tag.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'
import styles from './front-page.module.css'

type FrontPageProps = {
  featured: Article
  /** The newest articles, without the featured one. */
  latest: readonly Article[]
}

/** The featured article, with the newest articles beside it. */
export function FrontPage({ featured, latest }: FrontPageProps) {
  const { t } = useTranslation('blog')
  const language = useLanguage()
  return (
    <section className={`wrap ${styles.page}`}>
      <div className={`row ${styles.head}`}>
        <h1>{t('heading')}</h1>
        <p className="label soft">{t('strap')}</p>
      </div>
      <div className={`split ${styles.front}`}>
        <article className={styles.lead}>
          <Link
            to="/blog/$articleId"
            params={{ articleId: featured.id }}
            className={`card open ${styles.story}`}
          >
            <h2>{t(`heads.${featured.id}.title`)}</h2>
            <span className="lead">{t(`heads.${featured.id}.excerpt`)}</span>
            <span className={screen.screen}>
              <ArticlePicture
                id={featured.id}
                alt={t(`heads.${featured.id}.picture`)}
                sizes="(width < 60rem) 92vw, 52rem"
                priority
              />
              <span className={styles.tag}>
                <Tag tone="key">{t('featured')}</Tag>
              </span>
            </span>
          </Link>
          <Byline article={featured} size="full" />
        </article>
        <div>
          <h2 className={`label soft ${styles.latest}`}>{t('latest')}</h2>
          <ol className={`ruled ${styles.list}`}>
            {latest.map((article) => (
              <li key={article.id}>
                <Link to="/blog/$articleId" params={{ articleId: article.id }}>
                  <span className="note">{t(`category.${article.category}`)}</span>
                  <h3>{t(`heads.${article.id}.title`)}</h3>
                  <span className="note">{article.author[language]}</span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
