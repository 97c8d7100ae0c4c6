import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import styles from './nothing-found.module.css'

type NothingFoundProps = { query: string; onChoose: () => void }

export function NothingFound({ query, onChoose }: NothingFoundProps) {
  const { t } = useTranslation('site')
  return (
    <div className={styles.nothing}>
      <h2>
        <bdi>{t('search.none.heading', { query })}</bdi>
      </h2>
      <p className={layout.soft}>{t('search.none.body')}</p>
      <p className={layout.row}>
        <Link to="/help" search={{ q: query }} className={buttonClass()} onClick={onChoose}>
          <Icon name="help" />
          {t('search.none.help')}
        </Link>
        <Link to="/contact" className={buttonClass({ tone: 'tonal' })} onClick={onChoose}>
          <Icon name="mail" />
          {t('search.none.contact')}
        </Link>
      </p>
    </div>
  )
}
