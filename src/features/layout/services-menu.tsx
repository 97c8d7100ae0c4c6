import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { ServiceLinks } from './service-links.tsx'
import styles from './services-menu.module.css'
import { useLightDismiss } from '@/platform/use-light-dismiss.ts'

export function ServicesMenu() {
  const { t } = useTranslation('site')
  const ref = useRef<HTMLDetailsElement>(null)
  useLightDismiss(ref)

  return (
    <details ref={ref} className={styles.menu}>
      <summary className={`inline ${styles.opener}`}>
        {t('bar.services')}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.list}>
        <ServiceLinks
          onChoose={() => {
            if (ref.current) ref.current.open = false
          }}
        />
      </div>
    </details>
  )
}
