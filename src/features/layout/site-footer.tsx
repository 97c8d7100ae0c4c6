import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openEnquiry } from '@/platform/enquiry-request.ts'
import { InstallButton } from '@/shared/install-button.tsx'
import { WhatsAppLink } from '@/shared/whatsapp-link.tsx'
import styles from './site-footer.module.css'

export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  const { t } = useTranslation(['site', 'common'])
  const openDialogInstead = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return // a new tab still opens the Contact page
    event.preventDefault()
    openEnquiry()
  }
  return (
    <footer className={`no-print ${styles.footer}`}>
      <div className="wrap">
        <div className={`split ${styles.columns}`}>
          {newsletter}
          <div className={styles.links}>
            <nav aria-labelledby="footer-watch">
              <h2 id="footer-watch">{t('footer.watch')}</h2>
              <Link to="/watch">{t('footer.watchCode')}</Link>
              <Link to="/live-scores">{t('site:bar.liveScores')}</Link>
              <Link to="/events">{t('site:bar.events')}</Link>
              <Link to="/battleofburj">{t('footer.battle')}</Link>
              <Link to="/gallery">{t('site:bar.gallery')}</Link>
              <Link to="/login">{t('footer.demo')}</Link>
            </nav>
            <nav aria-labelledby="footer-company">
              <h2 id="footer-company">{t('footer.company')}</h2>
              <Link to="/about">{t('site:bar.about')}</Link>
              <Link to="/services">{t('site:bar.services')}</Link>
              <Link to="/ai-services">{t('footer.aiServices')}</Link>
              <Link to="/sporte-coin">{t('site:bar.coin')}</Link>
              <Link to="/partnerships">{t('site:bar.partnerships')}</Link>
              <Link to="/blog">{t('footer.blog')}</Link>
              <Link to="/contact" hash="press">
                {t('footer.press')}
              </Link>
              <Link to="/site-map">{t('footer.siteMap')}</Link>
            </nav>
            <nav aria-labelledby="footer-help">
              <h2 id="footer-help">{t('footer.help')}</h2>
              <Link to="/help">{t('footer.helpCentre')}</Link>
              <Link to="/contact" onClick={openDialogInstead}>
                {t('footer.contact')}
              </Link>
              <WhatsAppLink />
              <Link to="/enquiries">{t('footer.messages')}</Link>
              <Link to="/your-data">{t('footer.yourData')}</Link>
              <Link to="/accessibility">{t('footer.accessibility')}</Link>
              <Link to="/privacy">{t('footer.privacy')}</Link>
              <Link to="/terms">{t('footer.terms')}</Link>
              <Link to="/terms-conditions-app">{t('footer.appTerms')}</Link>
            </nav>
          </div>
        </div>
        <div className={`row note ${styles.base}`}>
          <p>{t('footer.place')}</p>
          {/* Its space is always reserved. */}
          <InstallButton />
        </div>
        <p className="note">{t('footer.who')}</p>
        <p className={styles.wordmark} data-word={t('common:brand')} aria-hidden="true" />
      </div>
    </footer>
  )
}
