import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims, claimsDate } from '@/content/claims.ts'
import { localizedPath } from '@/contract/language.ts'
import { localFigure } from '@/lib/format/figure.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Stats } from '@/ui/stats.tsx'
import styles from './partner-reach.module.css'
import { SheetFacts } from './sheet-facts.tsx'

const reach = [
  'appUsers',
  'appDownloadsAllStores',
  'eventsProduced',
  'appCountries',
  'missionLanguages',
  'partnerMerchants',
] as const
const benefits = ['measured', 'bilingual', 'exclusive'] as const

/** The audience in figures. In print it is the whole page: a sheet for sponsors. */
export function PartnerReach() {
  const { t } = useTranslation(['partnerships', 'common'])
  const language = useLanguage()
  const brand = t('common:brand')
  return (
    <section className={`wrap section ${styles.sheet}`} aria-labelledby="reach">
      <p className={styles.paperHead}>{t('details.reach.sheet', { brand })}</p>
      <SectionHeading id="reach" label={t('details.reach.label')} heading={t('details.reach.heading')}>
        <button
          type="button"
          className={`${buttonClass({ tone: 'tonal' })} no-print ${styles.print}`}
          onClick={() => print()}
        >
          <Icon name="print" />
          {t('details.reach.print')}
        </button>
      </SectionHeading>
      <Stats
        size="large"
        stats={reach.map((name) => ({
          figure: localFigure(claims[name], language),
          label: t(`details.reach.${name}`),
        }))}
      />
      <p className={`note ${styles.date}`}>
        {t('details.reach.recorded', { brand, date: formatDate(claimsDate, language, 'long') })}
      </p>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <h3>{t(`details.benefits.${benefit}.heading`)}</h3>
            <p className="soft">{t(`details.benefits.${benefit}.body`)}</p>
          </li>
        ))}
      </ul>
      <SheetFacts />
      <p className={styles.paperFoot}>
        {brand} <Ltr>{config.email}</Ltr> <Ltr>{config.phone}</Ltr>{' '}
        <Ltr>{`${config.siteUrl}${localizedPath('/partnerships', language)}`}</Ltr>
      </p>
    </section>
  )
}
