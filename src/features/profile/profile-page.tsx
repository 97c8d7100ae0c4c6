import { useTranslation } from 'react-i18next'
import card from '@/ui/card.module.css'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { Tag } from '@/ui/tag.tsx'
import typography from '@/ui/type.module.css'
import { Followed } from './followed.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile-page.module.css'

export function ProfilePage() {
  const { t } = useTranslation(['account', 'common'])
  return (
    <div className={layout.wrap}>
      <div className={styles.head}>
        <p className={`${layout.row} ${styles.above}`}>
          <span className={typography.label}>{t('profile.label')}</span>
          <Tag tone="sample">{t('common:sampleData')}</Tag>
        </p>
        <h1>{t('profile.heading')}</h1>
      </div>
      <div className={`${layout.split} ${styles.columns}`}>
        <ProfileForm />
        <aside className={`${card.card} ${card.box} ${styles.note}`}>
          <Icon name="lock" />
          <h2>{t('profile.note.heading')}</h2>
          <p className={layout.soft}>{t('profile.note.body')}</p>
        </aside>
      </div>
      <Followed />
    </div>
  )
}
