import { Link, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { useFollowed } from '@/shared/use-followed.ts'
import { Icon } from '@/ui/icon.tsx'

// Plain `lazy`: it needs only the ticker's messages.
const FollowedBout = lazy(async () => {
  const part = await withRetry(() => import('./followed-bout.tsx'))
  return { default: part.FollowedBout }
})

/** The next bout of a followed player or team. Space is reserved from the first paint if anything is followed. */
export function Following() {
  const { t } = useTranslation('home')
  const followed = useFollowed()
  const isHydrated = useHydrated()
  const general = (
    <Link to="/players" search={{ tab: 'following' }} className="line plain-link">
      <Icon name="star" />
      <b>{t('ticker.following')}</b>
    </Link>
  )
  if (!isHydrated) return null
  if (followed.size === 0) return general
  return (
    <Suspense fallback={general}>
      <FollowedBout followed={followed} otherwise={general} />
    </Suspense>
  )
}
