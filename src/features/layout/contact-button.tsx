import { useTranslation } from 'react-i18next'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import styles from './contact-button.module.css'

/** The floating Contact Us button. */
export function ContactButton() {
  const { t } = useTranslation()
  return (
    <EnquiryButton
      formClassName={`${layout.noPrint} ${styles.float}`}
      className={`${buttonClass()} ${styles.button}`}
    >
      <Icon name="chat" />
      <span className={styles.text}>{t('contactUs')}</span>
    </EnquiryButton>
  )
}
