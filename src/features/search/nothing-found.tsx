import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './nothing-found.module.css'

export function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.nothing}>
      <h2>
        <bdi>{t('none.heading', { query })}</bdi>
      </h2>
      <p className="soft">{t('none.body')}</p>
      <p className="row">
        <Link to="/help" search={{ q: query }} className={buttonClass()}>
          <Icon name="help" />
          {t('none.help')}
        </Link>
        <Link to="/contact" className={buttonClass({ tone: 'tonal' })}>
          <Icon name="mail" />
          {t('none.contact')}
        </Link>
      </p>
    </div>
  )
}
