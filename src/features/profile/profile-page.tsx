import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Followed } from './followed.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile-page.module.css'

export function ProfilePage() {
  const { t } = useTranslation(['account', 'common'])
  return (
    <div className="wrap">
      <div className={styles.head}>
        <p className={`row ${styles.above}`}>
          <span className="label">{t('profile.label')}</span>
          <Tag tone="sample">{t('common:sampleData')}</Tag>
        </p>
        <h1>{t('profile.heading')}</h1>
      </div>
      <div className={`split ${styles.columns}`}>
        <ProfileForm />
        <aside className={`card box ${styles.note}`}>
          <Icon name="lock" />
          <h2>{t('profile.note.heading')}</h2>
          <p className="soft">{t('profile.note.body')}</p>
        </aside>
      </div>
      <Followed />
    </div>
  )
}
