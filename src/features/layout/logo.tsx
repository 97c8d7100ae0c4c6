import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './logo.module.css'

export function Logo() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={`inline ${styles.logo}`}>
      {t('brand')}
    </Link>
  )
}
