import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { announcerId } from '@/platform/announcer.ts'
import { deferred } from '@/platform/deferred.tsx'
import { DocumentReady } from '@/platform/hydrated.tsx'
import { buttonClass } from '@/ui/button.ts'
import layout from '@/ui/layout.module.css'
import { ContactButton } from './contact-button.tsx'
import styles from './site-frame.module.css'
import { SiteHeader } from './site-header.tsx'

const SiteFooter = deferred('footer', async (i18n) => {
  const [module] = await Promise.all([
    import('./site-footer.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/footer.json')),
  ])
  return module.SiteFooter
})

type SiteFrameProps = {
  /** Legal pages have no floating Contact Us button. */
  quiet: boolean
  newsletter: ReactNode
  children: ReactNode
}

/** What every page of the site stands in. */
export function SiteFrame({ quiet, newsletter, children }: SiteFrameProps) {
  const { t } = useTranslation()
  return (
    <>
      <a className={`${buttonClass()} ${styles.skip}`} href="#main">
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter newsletter={newsletter} />
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
