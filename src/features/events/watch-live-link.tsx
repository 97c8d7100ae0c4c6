import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'

type WatchLiveLinkProps = {
  /** The event's name, which makes the link text unique for screen readers. */
  title: string
  className: string
}

/** Opens the watch page in a new tab, so that the list of events stays open. */
export function WatchLiveLink({ title, className }: WatchLiveLinkProps) {
  const { t } = useTranslation(['events', 'common'])
  return (
    <Link to="/watch" target="_blank" rel="noopener" className={className}>
      <Icon name="play" />
      {t('watchLive')}
      <span className="visually-hidden">{`: ${title} (${t('common:opensInNewTab')})`}</span>
    </Link>
  )
}
