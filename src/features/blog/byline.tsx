import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/articles/articles.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useNow } from '@/platform/device/clock.ts'
import { Dots } from '@/ui/dots.tsx'
import { Later } from '@/ui/later.tsx'
import { getPublicationDate } from './publication-date.ts'

type BylineProps = {
  article: Article
  /** `full` adds the category, the reading time and a note that the author is fictional. */
  size?: 'short' | 'full'
}

export function Byline({ article, size = 'short' }: BylineProps) {
  const { t } = useTranslation('blog')
  const language = useLanguage()
  const { author, category, minutes } = article
  const date = getPublicationDate(article, useNow())
  return (
    <p className="note">
      <Dots
        items={[
          size === 'full' ? t('sampleAuthor', { author: author[language] }) : author[language],
          size === 'full' && t(`category.${category}`),
          size === 'full' && t('minutes', { count: minutes }),
          // Last on the line: the date appears late and must not shift anything.
          <time key="date" className="date" dateTime={date?.toISOString().slice(0, 10)}>
            <Later>{date && formatDate(date, language, 'medium')}</Later>
          </time>,
        ]}
      />
    </p>
  )
}
