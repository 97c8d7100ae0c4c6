import { Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { stillRopes } from '@/assets/art/still-ropes.ts'
import { demoPass, demoSignIn } from '@/shared/demo-pass.ts'
import hero from '@/ui/media/hero.module.css'
import { MoreLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
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
    <section className={`arena ${hero.hero} ${styles.entry}`}>
      <Picture
        art={stillRopes}
        alt={t('login.picture')}
        sizes="100vw"
        priority
        mirrors
        className={hero.art}
      />
      {bar}
      <div className={`wrap ${styles.columns}`}>
        <div className="stack">
          <h1>{t('login.heading')}</h1>
          <p className="lead">{t('login.lead')}</p>
          <p className="flow">
            <Link to="/" className="link">
              <Icon name="arrow-back" />
              {t('login.home')}
            </Link>
            {isRemembered && (
              <MoreLink to="/dashboard" onClick={() => void demoSignIn.write('yes')}>
                {t('login.straightIn')}
              </MoreLink>
            )}
          </p>
        </div>
        <PassForm isNew={isNew} />
      </div>
    </section>
  )
}
