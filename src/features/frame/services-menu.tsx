import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { ServiceLinks } from './service-links.tsx'
import styles from './services-menu.module.css'

/** A native disclosure: it opens before any script has run. Escape, a press elsewhere and a choice close it. */
export function ServicesMenu() {
  const { t } = useTranslation()
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details ref={ref} className={styles.menu}>
      <summary className={styles.opener}>
        {t('nav.services')}
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
