import { useTranslation } from 'react-i18next'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { config } from '@/config.ts'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { useOnline } from '@/platform/device/online.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { VideoFacade } from '@/ui/media/video-facade.tsx'
import styles from './demo-video.module.css'

export function DemoVideo() {
  const { t } = useTranslation(['home-sections', 'common'])
  return (
    <section id="video" className="section tone" aria-labelledby="video-heading">
      <div className={`wrap split ${styles.split}`}>
        <SectionHeading id="video-heading" label={t('story.video.label')} heading={t('story.video.heading')}>
          <ExternalLink
            href={config.demoVideoUrl}
            className={buttonClass({ tone: 'tonal', size: 'small' })}
            newTabLabel={t('common:opensInNewTab')}
          >
            {t('story.video.external')} <Icon name="external" />
          </ExternalLink>
        </SectionHeading>
        <VideoFacade
          src={config.demoVideoUrl}
          title={t('story.video.title')}
          playLabel={t('story.video.play')}
          isOnline={useOnline()}
          probe={hasNetwork}
          offlineNote={t('story.video.offline')}
          art={heroFootball}
          mirrors
        >
          <p className="note">{t('story.video.hint')}</p>
        </VideoFacade>
      </div>
    </section>
  )
}
