import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { packages } from '@/content/packages.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import table from '@/ui/table.module.css'
import { needText } from './brief.ts'
import { PackageFigure } from './package-figure.tsx'
import styles from './plan-page.module.css'
import type { NeedId } from './plan-rules.ts'

const compared = [
  'viewers',
  'cameras',
  'commentary',
  'hours',
  'sponsorGraphics',
  'payPerView',
] as const satisfies readonly NeedId[]

/** The selection rule and its figures, for visitors without script. */
export function HowWeChoose() {
  const { t } = useTranslation(['plan', 'packages', 'services'])
  const language = useLanguage()
  return (
    <section className="section tone no-print" aria-labelledby="how-we-choose">
      <div className="wrap">
        <SectionHeading label={t('how.label')} heading={t('how.heading')} id="how-we-choose" />
        <div className="split">
          <div className={styles.how}>
            <p className="lead">{t('how.lead')}</p>
            <Link to="/" hash="packages" className={buttonClass({ tone: 'tonal' })}>
              {t('how.packages')}
            </Link>
          </div>
          <ScrollBox className={styles.figures} label={t('how.caption')}>
            <table className={table.data}>
              <caption className="visually-hidden">{t('how.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('packages:compare.item')}</th>
                  {packages.map(({ id }) => (
                    <th key={id} scope="col">
                      {t(`packages:tiers.${id}.name`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {compared.map((id) => (
                  <tr key={id}>
                    <th scope="row">{needText(id, { t, language })}</th>
                    {packages.map((tier) => (
                      <td key={tier.id}>
                        <PackageFigure id={id} tier={tier} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </div>
      </div>
    </section>
  )
}
