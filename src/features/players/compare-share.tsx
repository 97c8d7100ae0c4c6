import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { pairText } from './compare-pair.ts'
import styles from './compare-share.module.css'

const ComparePicture = deferred(() => import('./compare-picture.tsx'), 'ComparePicture', {
  until: 'activity',
})

export function CompareShare({ red, blue }: { red: Player; blue: Player }) {
  const { t } = useTranslation(['players', 'demo'])
  const language = useLanguage()
  const shared = {
    title: t('demo:versusInFight', { red: red.name[language], blue: blue.name[language] }),
    query: `?compare=${pairText(red, blue)}`,
  }
  return (
    <aside className={`grid gap-4 ${styles.aside}`} aria-labelledby="compare-share">
      <div className="card box">
        <Icon name="share" />
        <h2 id="compare-share">{t('compare.share.heading')}</h2>
        <p className="note">{t('compare.share.lead')}</p>
        <div className="row">
          <ShareButton {...shared} className={buttonClass()}>
            {t('compare.share.share')}
          </ShareButton>
          <ShareButton {...shared} way="copy" className={buttonClass({ tone: 'tonal' })}>
            {t('compare.share.copy')}
          </ShareButton>
          <ComparePicture red={red} blue={blue} />
        </div>
      </div>
      <p className="note">{t('compare.rays')}</p>
    </aside>
  )
}
