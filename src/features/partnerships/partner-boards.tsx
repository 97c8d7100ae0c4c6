import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { Slug } from '@/ui/slug.tsx'
import typography from '@/ui/type.module.css'
import { bareFigure } from '@/platform/words/figure.ts'
import styles from './partner-boards.module.css'

/** Named for what they do: no brand of anyone else's stands on our pages. */
const partners = [
  { id: 'loyalty', icon: 'wallet' },
  { id: 'cloud', icon: 'cloud' },
  { id: 'video', icon: 'video' },
  { id: 'gaming', icon: 'games' },
  { id: 'academy', icon: 'school' },
] as const satisfies readonly { id: string; icon: IconName }[]

const figures = {
  partnerMerchants: bareFigure(claims.partnerMerchants),
  missionCountries: bareFigure(claims.missionCountries),
  missionLanguages: bareFigure(claims.missionLanguages),
}

const benefits = ['a', 'b', 'c'] as const

export function PartnerBoards() {
  const { t } = useTranslation('partner-offers')
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="partners">
      <Slug id="partners" label={t('boards.label')} heading={t('boards.heading')} />
      <ul className={styles.boards}>
        {partners.map(({ id, icon }) => (
          <li key={id}>
            <p className={styles.board}>
              <Icon name={icon} className={styles.sign} />
              <span className={typography.label}>{t(`boards.${id}.category`)}</span>
            </p>
            <div className={styles.words}>
              <h3>{t(`boards.${id}.name`)}</h3>
              <p className={layout.soft}>{t(`boards.${id}.body`)}</p>
            </div>
            <ul className={styles.ticks}>
              {benefits.map((benefit) => (
                <li key={benefit}>{t(`boards.${id}.benefits.${benefit}`, figures)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
