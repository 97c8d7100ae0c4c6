import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import layout from '@/ui/layout.module.css'
import styles from './logo.module.css'

export function Logo() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={`${layout.inline} ${styles.logo}`}>
      {t('brand')}
    </Link>
  )
}
