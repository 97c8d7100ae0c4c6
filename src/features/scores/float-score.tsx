import type { i18n as I18n } from 'i18next'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { recordedIds } from '@/content/matches/recorded-ids.ts'
import { openFloat } from '@/platform/device/float-window.ts'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { battingSide, chaseOf, fieldingSide, oversOf, scoreOf } from '@/shared/live/live-figures.ts'
import { useLiveMatch } from '@/shared/live/use-live-match.ts'
import { useNeed } from '@/shared/live/use-need.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './float-score.module.css'

const size = { width: 320, height: 180 }

/** Opens the score in a window of its own, which stays when the visitor goes to another page of ours. */
export async function floatScore(i18n: I18n): Promise<void> {
  const floating = await openFloat(size)
  if (!floating) return
  floating.document.title = i18n.t('live:floating')
  const root = createRoot(floating.document.body.appendChild(floating.document.createElement('main')))
  root.render(
    <I18nextProvider i18n={i18n}>
      <FloatingScore />
    </I18nextProvider>,
  )
  floating.addEventListener('pagehide', () => root.unmount())
}

function FloatingScore() {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const { match } = useLiveMatch(recordedIds)
  const need = useNeed(match && chaseOf(match))
  const isCovered = useCovered(spoilerOf('cricket', match?.id ?? ''))
  if (!match) return null
  const side = battingSide(match)
  const isLive = match.status === 'LIVE'
  return (
    <div className={styles.float}>
      <p className={styles.head}>
        <Tag tone={isLive ? 'live' : 'plain'}>{t(isLive ? 'live' : 'ended')}</Tag>
        {match.isSample && <Tag tone="sample">{t('common:sampleData')}</Tag>}
      </p>
      <p>
        <b>
          <bdi>{side.name[language]}</bdi>
        </b>{' '}
        {t('versus')} <bdi>{fieldingSide(match).name[language]}</bdi>
      </p>
      {isCovered ? (
        <p>{t('hidden')}</p>
      ) : (
        <>
          <p>
            <Ltr className={styles.score}>{scoreOf(side) ?? '\u2013'}</Ltr>{' '}
            {oversOf(side) && <Ltr>{`(${oversOf(side)})`}</Ltr>}
          </p>
          <p>{isLive ? need : match.result?.[language]}</p>
        </>
      )}
    </div>
  )
}
