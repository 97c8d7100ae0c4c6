import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { stillBelt } from '@/assets/art/still-belt.ts'
import { config } from '@/config.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { useOnline } from '@/platform/device/online.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { VideoFacade } from '@/ui/media/video-facade.tsx'
import styles from './battle-page.module.css'

const BattleNight = deferred(() => import('./battle-night.tsx'), 'BattleNight')

export function BattlePage() {
  const { t } = useTranslation('battle')
  return (
    <>
      <section className={`arena ${styles.stage}`}>
        <div className={`wrap grid gap-5 ${styles.inner}`}>
          <header className={styles.head}>
            <div className={styles.words}>
              <p className="label soft">{t('label')}</p>
              <h1>{t('heading')}</h1>
            </div>
            <div className="row">
              <Link to="/watch" className={buttonClass()}>
                <Icon name="play" />
                {t('watch')}
              </Link>
              <Link
                to="/event/$eventId"
                params={{ eventId: 'battle-of-the-burj' }}
                className={buttonClass({ tone: 'tonal' })}
              >
                {t('details')}
              </Link>
            </div>
          </header>
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
      </section>
      <BattleNight />
    </>
  )
}
