import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import type { SearchOf } from '@/platform/search-params.ts'
import styles from './scores.module.css'

const HeadingTools = deferred(() => import('./heading-tools.tsx'), 'HeadingTools')

// The board consists of links and text and works without script, so it is hydrated when the page is idle.
const ScoresBoard = deferred(() => import('./scores-board.tsx'), 'ScoresBoard', {
  until: 'idle',
})

export function ScoresPage({ place }: { place: SearchOf<'/live-scores'> }) {
  const { t } = useTranslation('scores')
  return (
    <section className={`wrap ${styles.page}`}>
      <header className={`stack gap-1 ${styles.head}`}>
        <p className="label soft">{t('kicker')}</p>
        <h1>{t('heading')}</h1>
        <HeadingTools />
      </header>
      <ScoresBoard place={place} />
    </section>
  )
}
