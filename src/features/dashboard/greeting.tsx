import { useTranslation } from 'react-i18next'
import { demoUser } from '@/content/demo-user.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { savedProfile } from '@/shared/saved-profile.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Tag } from '@/ui/tag.tsx'
import { dayPart } from './day-part.ts'
import styles from './greeting.module.css'

export function Greeting() {
  const { t } = useTranslation(['dashboard', 'common'])
  const language = useLanguage()
  const now = useNow()
  const name = savedProfile.use()?.name ?? demoUser.firstName[language]
  return (
    <div className={`wrap ${styles.greeting}`}>
      <div className="row">
        <Tag tone="sample">{t('common:sampleData')}</Tag>
        <p className={`note ${styles.today}`}>
          {now
            ? t('today', {
                weekday: formatDate(now, language, 'weekday'),
                date: formatDate(now, language, 'dayMonth'),
                time: formatTime(now, language),
              })
            : '\u00a0'}
        </p>
      </div>
      <h1 className={styles.heading} data-longest={t('greeting.afternoon', { name })}>
        <span>{t(`greeting.${now ? dayPart(now) : 'welcome'}`, { name })}</span>
      </h1>
    </div>
  )
}
