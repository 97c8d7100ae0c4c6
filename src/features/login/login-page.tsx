import { Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { stillRopes } from '@/assets/art/still-ropes.ts'
import { demoPass, demoSignIn } from '@/shared/demo-pass.ts'
import hero from '@/ui/media/hero.module.css'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/media/picture.tsx'
import typography from '@/ui/type.module.css'
import styles from './login-page.module.css'
import { PassForm } from './pass-form.tsx'

type LoginPageProps = {
  /** The logo and language switch. */
  bar: ReactNode
  isNew: boolean
}

export function LoginPage({ bar, isNew }: LoginPageProps) {
  const { t } = useTranslation('account')
  const isRemembered = useHydrated() && demoPass.read()
  return (
    <section className={`${layout.arena} ${hero.hero} ${styles.entry}`}>
      <Picture
        art={stillRopes}
        alt={t('login.picture')}
        sizes="100vw"
        priority
        mirrors
        className={hero.art}
      />
      {bar}
      <div className={`${layout.wrap} ${styles.columns}`}>
        <div className={layout.stack}>
          <h1>{t('login.heading')}</h1>
          <p className={layout.lead}>{t('login.lead')}</p>
          <p className={styles.ways}>
            <Link to="/" className={typography.link}>
              <Icon name="arrow-back" />
              {t('login.home')}
            </Link>
            {isRemembered && (
              <Link to="/dashboard" className={typography.link} onClick={() => void demoSignIn.write('yes')}>
                {t('login.straightIn')}
                <Icon name="arrow-forward" />
              </Link>
            )}
          </p>
        </div>
        <PassForm isNew={isNew} />
      </div>
    </section>
  )
}
