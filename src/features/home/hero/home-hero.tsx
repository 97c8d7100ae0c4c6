import { useTranslation } from 'react-i18next'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import hero from '@/ui/media/hero.module.css'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { Stats } from '@/ui/stats.tsx'
import styles from './home-hero.module.css'
import { localFigure } from '@/lib/format/figure.ts'

/** Loads when idle, so that the other pictures do not compete with the first. */
const HeroCams = deferred(() => import('./hero-cams.tsx'), 'HeroCams', {
  until: 'idle',
})

export function HomeHero() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <section id="home" className={`arena ${hero.hero}`}>
      <Picture art={heroBoxing} alt="" sizes="100vw" priority mirrors className={hero.art} />
      <div className={`wrap ${hero.words}`}>
        <h1>{t('heading')}</h1>
        <p className={hero.lead}>{t('lead')}</p>
        <div className="row">
          <ButtonLink to="/watch">
            <Icon name="play" />
            {t('watchLive')}
          </ButtonLink>
          <ExternalLink href={config.appLinksUrl} className="button tonal">
            {t('download')}
          </ExternalLink>
          <ButtonLink to="/" hash="video" tone="bare" activeOptions={{ includeHash: true }}>
            {t('watchDemo')}
          </ButtonLink>
        </div>
        <div className={styles.stats}>
          <Stats
            stats={[
              { figure: claims.eventsProduced, label: t('stats.events') },
              { figure: localFigure(claims.appUsers, language), label: t('stats.users') },
              { figure: claims.coverage, label: t('stats.coverage') },
            ]}
          />
        </div>
      </div>
      <HeroCams />
    </section>
  )
}
