import { useTranslation } from 'react-i18next'
import { localizedPath } from '@/contract/language.ts'
import { openEnquiry } from '@/platform/enquiry-request.ts'
import { useLanguage } from '@/platform/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './contact-button.module.css'

/** Floats on every page. Before the page is hydrated the same button leads to the Contact page. */
export function ContactButton() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <form
      className={styles.float}
      action={localizedPath('/contact', language)}
      onSubmit={(event) => {
        event.preventDefault()
        openEnquiry()
      }}
    >
      <button type="submit" className={`${buttonClass()} ${styles.button}`} aria-haspopup="dialog">
        <Icon name="chat" />
        <span className={styles.text}>{t('contactUs')}</span>
      </button>
    </form>
  )
}
