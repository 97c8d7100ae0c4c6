import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { channels, heroActions, type ServiceId } from '@/content/services/services.ts'
import hero from '@/ui/media/hero.module.css'
import { Action } from './service-action.tsx'
import styles from './service-hero.module.css'

type ServiceHeroProps = { service: ServiceId; art: ReactNode }

/** The hero of a service page. The picture is passed in, because it is a separate deferred component. */
export function ServiceHero({ service, art }: ServiceHeroProps) {
  const { t } = useTranslation('service')
  const [first, second] = heroActions[service]
  return (
    <section className={`arena ${hero.hero} ${hero.short}`} data-service={service}>
      {art}
      <div className={`wrap ${hero.words}`}>
        <p className={`label ${styles.channel}`}>{t('channel', { channel: channels[service] })}</p>
        <h1>{t(`pages.${service}.heading`)}</h1>
        <p className={hero.lead}>{t(`pages.${service}.description`)}</p>
        <div className="row">
          <Action service={service} action={first} />
          <Action service={service} action={second} tone="tonal" />
        </div>
        {first.kind === 'ask' && <p className="note">{t('forOrganisers')}</p>}
      </div>
    </section>
  )
}
