import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './battle-card.module.css'
import { BoutRow } from './bout-row.tsx'

export function BattleCard() {
  const { t } = useTranslation(['battle', 'demo'])
  return (
    <section className="section tone" aria-labelledby="card">
      <div className="wrap">
        <SectionHeading id="card" label={t('card.label')} heading={t('card.heading')} />
        <p className="note">{t('demo:start.note')}</p>
        <ol className="ruled">
          {cardOf('battle-of-the-burj').map(
            (bout, index) =>
              bout.kind === 'combat' && (
                <li key={bout.order}>
                  <BoutRow bout={bout} isMain={index === 0} />
                </li>
              ),
          )}
        </ol>
        <Link
          to="/event/$eventId"
          params={{ eventId: 'battle-of-the-burj' }}
          className={`link ${styles.whole}`}
        >
          {t('card.whole')}
          <Icon name="arrow-forward" />
        </Link>
      </div>
    </section>
  )
}
