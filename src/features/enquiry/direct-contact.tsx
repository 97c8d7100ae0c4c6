import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './enquiry-dialog.module.css'

type DirectContactProps = { email: string; onLeave: () => void }

/** Phone and mail for visitors who prefer them to the form. */
export function DirectContact({ email, onLeave }: DirectContactProps) {
  const { t } = useTranslation('enquiry')
  return (
    <p className={`note ${styles.direct}`}>
      <a href={`tel:${config.phone.replaceAll(' ', '')}`}>
        <Ltr>{config.phone}</Ltr>
      </a>
      <a href={`mailto:${email}`}>
        <Ltr>{email}</Ltr>
      </a>
      <Link to="/contact" onClick={onLeave}>
        {t('allContacts')}
      </Link>
    </p>
  )
}
