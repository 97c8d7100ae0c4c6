import { useTranslation } from 'react-i18next'
import { fourHourCoverage } from '@/content/packages.ts'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './deliverables.module.css'

const steps = ['plan', 'promote', 'broadcast', 'deliver', 'report'] as const
const features = ['a', 'b'] as const

/** The steps from the site visit to the report. */
export function Deliverables() {
  const { t } = useTranslation('home-sections')
  return (
    <section id="deliverables" className="section tone" aria-labelledby="deliverables-heading">
      <div className="wrap">
        <SectionHeading
          label={t('deliverables.label')}
          heading={t('deliverables.heading')}
          id="deliverables-heading"
        />
        <ol className={styles.steps}>
          {steps.map((id) => (
            <li key={id} data-step={id}>
              <p className="label soft">{t(`deliverables.steps.${id}.when`)}</p>
              <h3>{t(`deliverables.steps.${id}.title`)}</h3>
              <p>{t(`deliverables.steps.${id}.body`, fourHourCoverage)}</p>
              <p className="note">
                {features
                  .map((feature) => t(`deliverables.steps.${id}.features.${feature}`))
                  .join('\u00a0· ')}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
