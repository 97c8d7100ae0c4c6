import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Stats } from '@/ui/stats.tsx'
import styles from './about-story.module.css'
import { Runsheet } from './runsheet.tsx'

const rules = ['names', 'equal', 'figures', 'reply'] as const

/** Teams rather than people: the page names no employees. */
const desks = [
  { id: 'direction', icon: 'headset' },
  { id: 'replay', icon: 'history' },
  { id: 'graphics', icon: 'palette' },
  { id: 'commentary', icon: 'chat' },
  { id: 'data', icon: 'brain' },
  { id: 'client', icon: 'handshake' },
] as const satisfies readonly { id: string; icon: IconName }[]

/** The About page below its hero. */
export function AboutStory() {
  const { t } = useTranslation('about')
  return (
    <>
      <section className="section">
        <div className="wrap">
          <SectionHeading label={t('story.slug')} heading={t('story.heading')} />
          <div className={styles.story}>
            <p className="lead">{t('story.first')}</p>
            <p className="lead">{t('story.second')}</p>
          </div>
        </div>
      </section>
      <Runsheet />
      <section className="section tone">
        <div className="wrap">
          <h2 className="visually-hidden">{t('figures.heading')}</h2>
          <Stats
            size="large"
            stats={[
              { figure: claims.missionCountries, label: t('figures.countries') },
              { figure: claims.missionLanguages, label: t('figures.languages') },
              { figure: claims.coverage, label: t('figures.coverage') },
              { figure: claims.userSatisfaction, label: t('figures.satisfaction') },
            ]}
          />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHeading label={t('values.slug')} heading={t('values.heading')} />
          <ol className={`grid gap-5 ${styles.rules}`}>
            {rules.map((rule) => (
              <li key={rule}>
                <h3>{t(`values.items.${rule}.name`)}</h3>
                <p className="soft">{t(`values.items.${rule}.body`, claims)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHeading label={t('crew.slug')} heading={t('crew.heading')} />
          <p className={`lead ${styles.crewLead}`}>{t('crew.lead')}</p>
          <ul className={`wall ${styles.desks}`}>
            {desks.map(({ id, icon }) => (
              <li key={id}>
                <Icon name={icon} />
                <h3>{t(`crew.items.${id}.name`)}</h3>
                <p className="soft">{t(`crew.items.${id}.body`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section tone">
        <div className={`wrap row ${styles.end}`}>
          <h2>{t('end.heading')}</h2>
          <div className="row">
            <Link to="/contact" className={buttonClass()}>
              {t('end.contact')}
            </Link>
            <Link to="/services" className={buttonClass({ tone: 'tonal' })}>
              {t('end.services')}
            </Link>
            <Link to="/contact" hash="press" className={buttonClass({ tone: 'bare' })}>
              {t('end.press')}
            </Link>
          </div>
        </div>
      </section>
    </>
  )
}
