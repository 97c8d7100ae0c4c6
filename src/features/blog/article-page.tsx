import type { ReactNode, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleBody } from '@/content/articles/article-body.ts'
import { type ArticleId, articleIds } from '@/content/articles/article-ids.ts'
import { findArticle, relatedArticles, containsResults } from '@/content/articles/articles.ts'
import { languages, type Language } from '@/contract/language.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { ListLink } from '@/shared/list-link.tsx'
import { ShareButton } from '@/shared/share-button.tsx'
import { MoreLink } from '@/ui/button.tsx'
import { Beside } from '@/ui/blocks/beside.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
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
        <PageHeader
          label={
            <ListLink lists={['/blog']} className="link">
              {t('heading')}
            </ListLink>
          }
          heading={title}
          lead={t(`heads.${id}.excerpt`)}
        >
          <Byline article={article} size="full" />
        </PageHeader>
        <div className="wrap section">
          <div className={`frame ${styles.picture}`}>
            <ArticlePicture
              id={article.id}
              alt={t(`heads.${id}.picture`)}
              sizes="(width < 88rem) 92vw, 82rem"
              priority
            />
          </div>
        </div>
        <Beside
          aside={
            <aside className="stack gap-3" aria-label={t('about')}>
              <MoreLink to="/blog" search={{ category: article.category }}>
                {t('more', { category: t(`category.${article.category}`) })}
              </MoreLink>
              <div className="row">
                <ShareButton title={title} className="button tonal small">
                  {t('share')}
                </ShareButton>
                <EnquiryButton className="button bare small">{t('writeToUs')}</EnquiryButton>
              </div>
            </aside>
          }
        >
          {articleTexts.get(`${language}/${id}`)}
        </Beside>
      </article>
      {ad}
      <Block id="related" tone="tone" label={t('related.label')} heading={t('related.heading')}>
        <div className="cards">
          {relatedArticles(article).map((each) => (
            <StoryCard key={each.id} article={each} />
          ))}
        </div>
      </Block>
    </>
  )
}

const files = import.meta.glob<ArticleBody>('/src/content/articles/*/*.md', { import: 'body' })

function textOf(language: Language, id: ArticleId): ReactElement {
  const loadBody = files[`/src/content/articles/${language}/${id}.md`]
  const loadView = () =>
    containsResults(id)
      ? import('./hidden-body.tsx').then(({ HiddenBody }) => HiddenBody)
      : import('./article-text.tsx').then(({ ArticleText }) => ArticleText)
  const Text = deferred(async () => {
    const [View, body] = await Promise.all([loadView(), loadBody?.() ?? []])
    return { Text: () => <View id={id} body={body} /> }
  }, 'Text')
  return <Text />
}

/** One deferred component per text, so that a page loads only its own. */
const articleTexts: ReadonlyMap<`${Language}/${ArticleId}`, ReactElement> = new Map(
  languages.flatMap((language) =>
    articleIds.map((id) => [`${language}/${id}` as const, textOf(language, id)] as const),
  ),
)
