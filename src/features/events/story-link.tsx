import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { StoryPlace } from '@/content/events/past-events.ts'
import { Icon } from '@/ui/icon.tsx'

type StoryLinkProps = { story: StoryPlace; title: string }

/** Links to an event's story, which is an event page, an article or a photo. */
export function StoryLink({ story, title }: StoryLinkProps) {
  const { t } = useTranslation('events')
  const words = (
    <>
      {t('readMore')}
      <span className="visually-hidden">{`: ${title}`}</span>
      <Icon name="arrow-forward" />
    </>
  )
  if (story.kind === 'event') {
    return (
      <Link to="/event/$eventId" params={{ eventId: story.id }} className="link">
        {words}
      </Link>
    )
  }
  if (story.kind === 'article') {
    return (
      <Link to="/blog/$articleId" params={{ articleId: story.id }} className="link">
        {words}
      </Link>
    )
  }
  return (
    <Link to="/gallery" search={{ photo: story.id }} className="link">
      {words}
    </Link>
  )
}
