import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Followed } from './followed.tsx'
import { ProfileForm } from './profile-form.tsx'

export function ProfilePage() {
  const { t } = useTranslation(['account', 'common'])
  return (
    <>
      <PageHeader
        label={t('profile.label')}
        tag={<Tag tone="sample">{t('common:sampleData')}</Tag>}
        heading={t('profile.heading')}
      />
      <div className="wrap section split">
        <ProfileForm />
        <aside className="card box">
          <Icon name="lock" />
          <h2 className="title-2">{t('profile.note.heading')}</h2>
          <p className="soft">{t('profile.note.body')}</p>
        </aside>
      </div>
      <Followed />
    </>
  )
}
