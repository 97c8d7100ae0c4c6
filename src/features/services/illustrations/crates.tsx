import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { crateIds } from '@/content/services/service-facts.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { ServiceCta } from '../service-cta.tsx'
import styles from './crates.module.css'

const icons: Record<(typeof crateIds)[number], IconName> = {
  football: 'football',
  boxing: 'athlete',
  cricket: 'cricket',
  training: 'equipment',
  mma: 'gloves',
}
const lines = ['a', 'b', 'c', 'd'] as const

/** What can be shipped, crate by crate. */
export function Crates() {
  const { t } = useTranslation('service-sports-equipment')
  return (
    <>
      <nav aria-label={t('manifest.jump')} className={`flow ${styles.jump}`}>
        {crateIds.map((id) => (
          <Link key={id} to="/service/$service" params={{ service: 'sports-equipment' }} hash={id}>
            <Icon name={icons[id]} />
            {t(`manifest.items.${id}.title`)}
          </Link>
        ))}
      </nav>
      <ol className={`ruled ${styles.crates}`}>
        {crateIds.map((id, index) => (
          <li key={id} id={id}>
            <p className={styles.number}>
              <span className="visually-hidden">{t('manifest.crate', { number: index + 1 })}</span>
              <Ltr>
                <span aria-hidden="true">{index + 1}</span>
              </Ltr>
            </p>
            <div className="stack gap-1">
              <h3>{t(`manifest.items.${id}.title`)}</h3>
              <p className="soft">{t(`manifest.items.${id}.line`)}</p>
            </div>
            <ul className={styles.contents}>
              {lines.map((line) => (
                <li key={line}>{t(`manifest.items.${id}.${line}`)}</li>
              ))}
            </ul>
            <ServiceCta
              service="sports-equipment"
              ask="order"
              tone="tonal"
              part={t(`manifest.items.${id}.title`)}
            >
              {t('manifest.ask')} <span className="visually-hidden">{t(`manifest.items.${id}.title`)}</span>
            </ServiceCta>
          </li>
        ))}
      </ol>
    </>
  )
}
