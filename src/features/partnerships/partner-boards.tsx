import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { partnerIds, partners } from '@/content/partners.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import { bareFigure } from '@/lib/format/figure.ts'
import styles from './partner-boards.module.css'

const figures = {
  partnerMerchants: bareFigure(claims.partnerMerchants),
  missionCountries: bareFigure(claims.missionCountries),
  missionLanguages: bareFigure(claims.missionLanguages),
}

const benefits = ['a', 'b', 'c'] as const

export function PartnerBoards() {
  const { t } = useTranslation(['partnerships', 'common'])
  const language = useLanguage()
  return (
    <section className="wrap section" aria-labelledby="partners">
      <SectionHeading id="partners" label={t('details.boards.label')} heading={t('details.boards.heading')}>
        <Tag>{t('common:sampleData')}</Tag>
      </SectionHeading>
      <ul className={`ruled ${styles.boards}`}>
        {partnerIds.map((id) => (
          <li key={id}>
            <p className={`card flat headed ${styles.board}`}>
              <Icon name={`mark-${id}`} className={styles.sign} />
              <span className="label">{t(`details.boards.${id}.category`)}</span>
            </p>
            <div className={styles.words}>
              <h3>{partners[id].name[language]}</h3>
              <p className="note">{partners[id].kind[language]}</p>
              <p>
                <Tag>{t(`details.boards.${id}.badge`)}</Tag>
              </p>
              <p className="soft">{t(`details.boards.${id}.body`)}</p>
              <ExternalLink href={partners[id].site} newTabLabel={t('common:opensInNewTab')} className="link">
                {t('details.boards.website')}
                <span className="visually-hidden">{`: ${partners[id].name[language]}`}</span>
                <Icon name="external" />
              </ExternalLink>
            </div>
            <ul className={`grid gap-1 dashes ${styles.ticks}`}>
              {benefits.map((benefit) => (
                <li key={benefit}>{t(`details.boards.${id}.benefits.${benefit}`, figures)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
