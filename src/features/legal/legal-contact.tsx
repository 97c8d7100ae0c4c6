import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './legal-contact.module.css'

export function LegalContact() {
  const { t } = useTranslation('legal')
  return (
    <dl className={styles.contact}>
      <div>
        <dt>{t('email')}</dt>
        <dd>
          <a className="link" href={`mailto:${config.email}`}>
            <Icon name="mail" />
            <Ltr>{config.email}</Ltr>
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('phone')}</dt>
        <dd>
          <a className="link" href={`tel:${config.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            <Ltr>{config.phone}</Ltr>
          </a>
        </dd>
      </div>
    </dl>
  )
}
