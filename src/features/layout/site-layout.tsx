import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announcerId } from '@/platform/announcer-id.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { DocumentReady } from '@/platform/hydration/document-ready.tsx'
import { buttonClass } from '@/ui/button.ts'
import layout from '@/ui/layout.module.css'
import { ContactButton } from './contact-button.tsx'
import styles from './site-layout.module.css'
import { SiteHeader } from './site-header.tsx'

const DemoFooter = deferred(() => import('./demo-header.tsx'), 'DemoFooter')

type SiteLayoutProps = {
  /** `demo` selects the demo area's header and footer. `none` renders neither; the page provides them. */
  layout: 'demo' | 'none' | undefined
  /** Omits the floating Contact Us button, e.g. on legal pages. */
  quiet: boolean | undefined
  footer: ReactNode
  children: ReactNode
}

/** The layout of every page. */
export function SiteLayout({ layout: variant, quiet, footer, children }: SiteLayoutProps) {
  const { t } = useTranslation()
  const isDemo = variant === 'demo'
  return (
    <>
      <a className={`${buttonClass()} ${styles.skip}`} href="#main">
        {t('skip')}
      </a>
      {variant !== 'none' && <SiteHeader isDemo={isDemo} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isDemo ? <DemoFooter /> : !variant && footer}
      {!quiet && <ContactButton />}
      <div id={announcerId} aria-live="polite" aria-atomic="false">
        <p className={layout.visuallyHidden} />
      </div>
      <Suspense>
        <DocumentReady />
      </Suspense>
    </>
  )
}
