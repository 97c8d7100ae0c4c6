import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/articles/articles.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import card from '@/ui/card.module.css'
import layout from '@/ui/layout.module.css'
import list from '@/ui/list.module.css'
import screen from '@/ui/screen.module.css'
import { Tag } from '@/ui/tag.tsx'
import typography from '@/ui/type.module.css'
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
    <section className={`${layout.wrap} ${styles.page}`}>
      <div className={`${layout.row} ${styles.head}`}>
        <h1>{t('heading')}</h1>
        <p className={`${typography.label} ${layout.soft}`}>{t('strap')}</p>
      </div>
      <div className={`${layout.split} ${styles.front}`}>
        <article className={styles.lead}>
          <Link
            to="/blog/$articleId"
            params={{ articleId: featured.id }}
            className={`${card.card} ${card.open} ${styles.story}`}
          >
            <h2>{t(`heads.${featured.id}.title`)}</h2>
            <span className={layout.lead}>{t(`heads.${featured.id}.excerpt`)}</span>
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
          <h2 className={`${typography.label} ${layout.soft} ${styles.latest}`}>{t('latest')}</h2>
          <ol className={`${list.ruled} ${styles.list}`}>
            {latest.map((article) => (
              <li key={article.id}>
                <Link to="/blog/$articleId" params={{ articleId: article.id }}>
                  <span className={layout.note}>{t(`category.${article.category}`)}</span>
                  <h3>{t(`heads.${article.id}.title`)}</h3>
                  <span className={layout.note}>{article.author[language]}</span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
