import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './contact-button.module.css'

/**
 * The floating Contact Us button. At rest it would cover what a visitor reads, so it shows while scrolling up, beyond
 * the first screen. Keyboard focus also shows it.
 */
export function ContactButton() {
  const { t } = useTranslation()
  const isShown = useScrolledUp()
  return (
    <EnquiryButton
      formClassName={`no-print ${styles.float} ${isShown ? styles.shown : ''}`}
      className={buttonClass()}
    >
      <Icon name="chat" />
      <span>{t('contactUs')}</span>
    </EnquiryButton>
  )
}

function useScrolledUp(): boolean {
  const [isScrolledUp, setIsScrolledUp] = useState(false)
  useEffect(() => {
    let last = scrollY
    const update = () => {
      setIsScrolledUp(scrollY < last && scrollY > innerHeight)
      last = scrollY
    }
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  return isScrolledUp
}
