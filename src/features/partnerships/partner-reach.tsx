import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import layout from '@/ui/layout.module.css'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Stats } from '@/ui/stats.tsx'
import { localFigure } from '@/lib/format/figure.ts'
import styles from './partner-reach.module.css'

const reach = ['appUsers', 'eventsProduced', 'appCountries', 'missionLanguages'] as const
const benefits = ['measured', 'bilingual', 'exclusive'] as const

export function PartnerReach() {
  const { t } = useTranslation('partnerships')
  const language = useLanguage()
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="reach">
      <SectionHeading id="reach" label={t('details.reach.label')} heading={t('details.reach.heading')} />
      <Stats
        size="large"
        stats={reach.map((name) => ({
          figure: localFigure(claims[name], language),
          label: t(`details.reach.${name}`),
        }))}
      />
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <h3>{t(`details.benefits.${benefit}.heading`)}</h3>
            <p className={layout.soft}>{t(`details.benefits.${benefit}.body`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
