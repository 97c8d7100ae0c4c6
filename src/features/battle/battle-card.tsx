import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import layout from '@/ui/layout.module.css'
import { Icon } from '@/ui/icon.tsx'
import list from '@/ui/list.module.css'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import typography from '@/ui/type.module.css'
import styles from './battle-card.module.css'
import { BoutRow } from './bout-row.tsx'

export function BattleCard() {
  const { t } = useTranslation(['battle', 'common', 'demo'])
  return (
    <section className={`${layout.section} ${layout.tone}`} aria-labelledby="card">
      <div className={layout.wrap}>
        <SectionHeading id="card" label={t('card.label')} heading={t('card.heading')}>
          <Tag>{t('common:sampleData')}</Tag>
        </SectionHeading>
        <p className={layout.note}>{t('demo:start.note')}</p>
        <ol className={list.ruled}>
          {cardOf('battle-of-the-burj').map(
            (bout) =>
              bout.kind === 'combat' && (
                <li key={bout.order}>
                  <BoutRow bout={bout} />
                </li>
              ),
          )}
        </ol>
        <Link
          to="/event/$eventId"
          params={{ eventId: 'battle-of-the-burj' }}
          className={`${typography.link} ${styles.whole}`}
        >
          {t('card.whole')}
          <Icon name="arrow-forward" />
        </Link>
      </div>
    </section>
  )
}
