import { Link, type LinkProps } from '@tanstack/react-router'
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
  const link = (
    label: string,
    to: NonNullable<LinkProps['to']>,
    more?: Pick<LinkProps, 'hash'> & { onClick?: typeof openDialogInstead },
  ) => (
    <Link to={to} className="quiet-link small" {...more}>
      {label}
    </Link>
  )
  return (
    <footer className={`no-print ${styles.footer}`}>
      <div className="wrap stack">
        <div className={newsletter ? 'split' : undefined}>
          {newsletter}
          <div className={newsletter ? 'stack gap-2' : 'cards'}>
            <LinkList id="footer-watch" heading={t('footer.watch')}>
              {link(t('footer.watchCode'), '/watch')}
              {link(t('site:bar.liveScores'), '/live-scores')}
              {link(t('site:bar.events'), '/events')}
              {link(t('footer.battle'), '/battleofburj')}
              {link(t('site:bar.gallery'), '/gallery')}
              {link(t('footer.demo'), '/login')}
            </LinkList>
            <LinkList id="footer-company" heading={t('footer.company')}>
              {link(t('site:bar.about'), '/about')}
              {link(t('site:bar.services'), '/services')}
              {link(t('footer.aiServices'), '/ai-services')}
              {link(t('site:bar.coin'), '/sporte-coin')}
              {link(t('site:bar.partnerships'), '/partnerships')}
              {link(t('footer.blog'), '/blog')}
              {link(t('footer.press'), '/contact', { hash: 'press' })}
              {link(t('footer.siteMap'), '/site-map')}
            </LinkList>
            <LinkList id="footer-help" heading={t('footer.help')}>
              {link(t('footer.helpCentre'), '/help')}
              {link(t('footer.contact'), '/contact', { onClick: openDialogInstead })}
              <WhatsAppLink className="quiet-link small" />
              {link(t('footer.messages'), '/enquiries')}
              {link(t('footer.yourData'), '/your-data')}
              {link(t('footer.accessibility'), '/accessibility')}
              {link(t('footer.privacy'), '/privacy')}
              {link(t('footer.terms'), '/terms')}
              {link(t('footer.appTerms'), '/terms-conditions-app')}
            </LinkList>
          </div>
        </div>
        <p className="note">{t('footer.who')}</p>
        <div className={`row note ${styles.base}`}>
          <p>{t('footer.place')}</p>
          <InstallButton />
        </div>
      </div>
    </footer>
  )
}

function LinkList({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="label soft">
        {heading}
      </h2>
      <div className="flow small">{children}</div>
    </nav>
  )
}
