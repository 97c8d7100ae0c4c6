import { useTranslation } from 'react-i18next'
import { useFollowed } from '@/shared/use-followed.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import styles from './following.module.css'

const FollowedStrip = lazyOnDemand(() => import('./followed-strip.tsx'), 'FollowedStrip')

type FollowingProps = { now: Date | null }

/** The followed players and teams. Space is reserved from the first paint. */
export function Following({ now }: FollowingProps) {
  const { t } = useTranslation('dashboard')
  const followed = useFollowed()
  const isShown = followed.size > 0
  return (
    <div className={`wrap ${styles.room}`} data-shown={isShown || undefined}>
      {/* Waits for the date: adding the date later would cause a layout shift. */}
      {isShown && now && (
        <nav aria-label={t('following.label')}>
          <FollowedStrip followed={followed} now={now} />
        </nav>
      )}
    </div>
  )
}
