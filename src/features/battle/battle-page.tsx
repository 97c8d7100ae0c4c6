import { useTranslation } from 'react-i18next'
import { stillBelt } from '@/assets/art/still-belt.ts'
import { config } from '@/config.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { useOnline } from '@/platform/device/online.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { Tag } from '@/ui/tag.tsx'
import { VideoFacade } from '@/ui/media/video-facade.tsx'

const BattleDuel = deferred(() => import('./battle-duel.tsx'), 'BattleDuel')

const BattleNight = deferred(() => import('./battle-night.tsx'), 'BattleNight')

export function BattlePage() {
  const { t } = useTranslation(['battle', 'common'])
  return (
    <>
      <section className="arena">
        <PageHeader
          label={t('label')}
          tag={<Tag tone="sample">{t('common:sampleData')}</Tag>}
          heading={t('heading')}
        >
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
        </PageHeader>
        <BattleDuel />
      </section>
      <BattleNight />
    </>
  )
}
