import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Tag } from '@/ui/tag.tsx'
import styles from './demo-footer.module.css'

export function DemoFooter() {
  const { t } = useTranslation(['site', 'common'])
  return (
    <footer className={`no-print ${styles.footer}`}>
      <div className={`wrap row ${styles.strip}`}>
        <Tag tone="sample">{t('common:sampleData')}</Tag>
        <p className="note">{t('demo.invented')}</p>
        <Link to="/contact" hash="press" className="link small">
          {t('footer.press')}
        </Link>
        <Link to="/your-data" className="link small">
          {t('demo.yourData')}
        </Link>
        <Link to="/" className="link small">
          {t('demo.home')}
        </Link>
        <p className="note">{t('footer.who')}</p>
      </div>
    </footer>
  )
}
