import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'

type WatchLiveLinkProps = {
  /** The event's name, so that screen readers can distinguish the links. */
  title: string
  className: string
}

/** The watch page, in a new tab: the list of events stays open behind it. */
export function WatchLiveLink({ title, className }: WatchLiveLinkProps) {
  const { t } = useTranslation(['events', 'common'])
  return (
    <Link to="/watch" target="_blank" rel="noopener" className={className}>
      <Icon name="play" />
      {t('watchLive')}
      <span className={layout.visuallyHidden}>{`: ${title} (${t('common:opensInNewTab')})`}</span>
    </Link>
  )
}
