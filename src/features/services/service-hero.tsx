import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { channels, heroActions, type ServiceId } from '@/content/services/services.ts'
import hero from '@/ui/media/hero.module.css'
import layout from '@/ui/layout.module.css'
import typography from '@/ui/type.module.css'
import { Action } from './service-action.tsx'
import styles from './service-hero.module.css'

type ServiceHeroProps = { service: ServiceId; art: ReactNode }

/** The hero of a service page. The picture is passed in, because it is a separate deferred component. */
export function ServiceHero({ service, art }: ServiceHeroProps) {
  const { t } = useTranslation('service')
  const [first, second] = heroActions[service]
  return (
    <section className={`${layout.arena} ${hero.hero} ${hero.short}`} data-service={service}>
      {art}
      <div className={`${layout.wrap} ${hero.words}`}>
        <p className={`${typography.label} ${styles.channel}`}>
          {t('channel', { channel: channels[service] })}
        </p>
        <h1>{t(`pages.${service}.heading`)}</h1>
        <p className={hero.lead}>{t(`pages.${service}.description`)}</p>
        <div className={layout.row}>
          <Action service={service} action={first} />
          <Action service={service} action={second} tone="tonal" />
        </div>
      </div>
    </section>
  )
}
