import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { demoUser } from '@/content/demo-user.ts'
import { signOut } from '@/shared/demo-pass.ts'
import { savedProfile } from '@/shared/saved-profile.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Monogram } from '@/drawings/athlete/monogram.tsx'
import { Tag } from '@/ui/tag.tsx'
import { useUnreadCount } from './bell.tsx'
import menuStyles from './services-menu.module.css'
import { useLightDismiss } from '@/platform/use-light-dismiss.ts'
import styles from './user-menu.module.css'

export function UserMenu() {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const kept = savedProfile.use()
  const unread = useUnreadCount()
  const ref = useRef<HTMLDetailsElement>(null)
  useLightDismiss(ref)

  const name = kept?.name ?? demoUser.name[language]
  const close = () => {
    if (ref.current) ref.current.open = false
  }
  return (
    <details ref={ref} className={menuStyles.menu}>
      <summary className={`inline ${styles.opener}`}>
        <Monogram name={name} />
        <span className="visually-hidden">{t('demo.account', { name })}</span>
        <span className={styles.name} aria-hidden="true">
          <bdi>{name}</bdi>
        </span>
        <Icon name="chevron-down" className={styles.arrow} />
      </summary>
      <div className={`${menuStyles.list} ${styles.list}`}>
        <div className={`line ${styles.who}`}>
          <Monogram name={name} />
          <p>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <Ltr className={`note ${styles.email}`}>{kept?.email ?? config.demoEmail}</Ltr>
          </p>
        </div>
        <Link to="/profile" onClick={close}>
          <Icon name="settings" />
          {t('demo.profile')}
        </Link>
        <Link to="/notifications" onClick={close}>
          <Icon name="notifications" />
          {t('demo.notifications')}
          {unread > 0 && (
            <span className={styles.count}>
              <Tag>{unread}</Tag>
            </span>
          )}
        </Link>
        <Link
          to="/"
          onClick={() => {
            close()
            signOut()
          }}
        >
          <Icon name="logout" />
          {t('demo.signOut')}
        </Link>
      </div>
    </details>
  )
}
