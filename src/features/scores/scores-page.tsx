import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import layout from '@/ui/layout.module.css'
import typography from '@/ui/type.module.css'
import type { ScoresPlace } from './scores-address.ts'
import styles from './scores.module.css'

const HeadingTools = deferred('scores-tools', async (i18n) => {
  const [module] = await Promise.all([
    import('./heading-tools.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/spoilers.json')),
  ])
  return module.HeadingTools
})

// The board is links and text: it works before its script, which therefore comes when the page is idle.
const ScoresBoard = deferred(
  'scores-board',
  async (i18n) => {
    const [module] = await Promise.all([
      import('./scores-board.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/{scoreboard,spoilers}.json')),
    ])
    return module.ScoresBoard
  },
  { until: 'idle' },
)

type ScoresPageProps = { place: ScoresPlace }

export function ScoresPage({ place }: ScoresPageProps) {
  const { t } = useTranslation('scores')
  return (
    <section className={`${layout.wrap} ${styles.page}`}>
      <header className={styles.heading}>
        <div>
          <p className={typography.label}>{t('kicker')}</p>
          <h1>{t('heading')}</h1>
        </div>
        <HeadingTools />
      </header>
      <ScoresBoard place={place} />
    </section>
  )
}
