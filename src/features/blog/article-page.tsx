import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleId } from '@/content/articles/article-ids.ts'
import { findArticle, relatedArticles } from '@/content/articles/articles.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { ListLink } from '@/shared/list-link.tsx'
import { ShareButton } from '@/shared/share-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { articleTexts } from './article-texts.tsx'
import styles from './article-page.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { Byline } from './byline.tsx'
import { StoryCard } from './story-card.tsx'

type ArticlePageProps = {
  id: ArticleId
  /** Shown below the text. */
  ad: ReactNode
}

export function ArticlePage({ id, ad }: ArticlePageProps) {
  const { t } = useTranslation('blog')
  const language = useLanguage()
  const article = findArticle(id)
  const title = t(`heads.${id}.title`)
  return (
    <>
      <article>
        <header className={`wrap ${styles.head}`}>
          <ListLink lists={['/blog']} className="link">
            {t('heading')}
          </ListLink>
          <h1>{title}</h1>
          <p className="lead">{t(`heads.${id}.excerpt`)}</p>
          <Byline article={article} size="full" />
        </header>
        <div className={`wrap ${styles.picture}`}>
          <ArticlePicture
            id={article.id}
            alt={t(`heads.${id}.picture`)}
            sizes="(width < 88rem) 92vw, 82rem"
            priority
          />
        </div>
        <div className={`wrap split ${styles.columns}`}>
          <aside className={`row ${styles.beside}`} aria-label={t('about')}>
            <Link to="/blog" search={{ category: article.category }} className="link">
              {t('more', { category: t(`category.${article.category}`) })}
              <Icon name="arrow-forward" />
            </Link>
            <ShareButton title={title} className={buttonClass({ tone: 'tonal', size: 'small' })}>
              {t('share')}
            </ShareButton>
            <EnquiryButton className={buttonClass({ tone: 'bare', size: 'small' })}>
              {t('writeToUs')}
            </EnquiryButton>
          </aside>
          {articleTexts.get(`${language}/${id}`)}
        </div>
      </article>
      {ad}
      <section className="section tone" aria-labelledby="related">
        <div className="wrap">
          <SectionHeading label={t('related.label')} heading={t('related.heading')} id="related" />
          <div className={styles.related}>
            {relatedArticles(article).map((each) => (
              <StoryCard key={each.id} article={each} />
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
