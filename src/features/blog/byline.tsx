import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/articles.ts'
import { formatDate } from '@/platform/words/format.ts'
import { useLanguage } from '@/platform/words/language.ts'
import layout from '@/ui/layout.module.css'

type BylineProps = {
  article: Article
  /** `full` also says what kind of article it is, how long it takes, and that the author is invented. */
  size?: 'short' | 'full'
}

export function Byline({ article, size = 'short' }: BylineProps) {
  const { t } = useTranslation('blog')
  const language = useLanguage()
  const { author, date, category, minutes } = article
  const day = formatDate(new Date(date), language, 'medium')
  return (
    <p className={`${layout.soft} ${layout.small}`}>
      {size === 'full' ? t('sampleAuthor', { author: author[language] }) : author[language]}
      {' · '}
      <time dateTime={date}>{day}</time>
      {size === 'full' && ` · ${t(`category.${category}`)} · ${t('minutes', { count: minutes })}`}
    </p>
  )
}
