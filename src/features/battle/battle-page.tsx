import { useTranslation } from 'react-i18next'
import { stillBelt } from '@/assets/art/still-belt.ts'
import { config } from '@/config.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { useOnline } from '@/platform/device/online.ts'
import { Tag } from '@/ui/tag.tsx'
import { VideoFacade } from '@/ui/media/video-facade.tsx'
import styles from './battle-page.module.css'

const BattleDuel = deferred(() => import('./battle-duel.tsx'), 'BattleDuel')

const BattleNight = deferred(() => import('./battle-night.tsx'), 'BattleNight')

export function BattlePage() {
  const { t } = useTranslation(['battle', 'common'])
  return (
    <>
      <section className={`arena ${styles.stage}`}>
        <div className="wrap stack">
          <p className="row">
            <span className="label soft">{t('label')}</span>
            <Tag tone="sample">{t('common:sampleData')}</Tag>
          </p>
          <h1>{t('heading')}</h1>
          <VideoFacade
            src={config.battleVideoUrl}
            title={t('video.title')}
            playLabel={t('video.play')}
            isOnline={useOnline()}
            probe={hasNetwork}
            offlineNote={t('video.offline')}
            art={stillBelt}
            priority
          >
            <p className="note">{t('video.hint')}</p>
          </VideoFacade>
        </div>
        <BattleDuel />
      </section>
      <BattleNight />
    </>
  )
}
