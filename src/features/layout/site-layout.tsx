import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announcerId } from '@/platform/announcer-id.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { buttonClass } from '@/ui/button.ts'
import { ContactButton } from './contact-button.tsx'
import styles from './site-layout.module.css'
import { SiteHeader } from './site-header.tsx'

const DemoFooter = deferred(() => import('./demo-footer.tsx'), 'DemoFooter')

type SiteLayoutProps = {
  layout: StaticDataRouteOption['layout']
  noContactButton: StaticDataRouteOption['noContactButton']
  footer: ReactNode
  children: ReactNode
}

/** The layout of every page. */
export function SiteLayout({ layout: variant, noContactButton, footer, children }: SiteLayoutProps) {
  const { t } = useTranslation()
  return (
    <>
      <a className={`${buttonClass()} ${styles.skip}`} href="#main">
        {t('skip')}
      </a>
      {variant !== 'none' && <SiteHeader layout={variant} />}
      {/* Before the page, so that keyboard users reach it early. The demo area has Contact in its header. */}
      {!variant && !noContactButton && <ContactButton />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {variant ? variant !== 'none' && <DemoFooter /> : footer}
      <div id={announcerId} aria-live="polite" aria-atomic="false">
        <p className="visually-hidden" />
      </div>
    </>
  )
}
