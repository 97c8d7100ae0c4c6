import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { departmentIds, departments, type DepartmentId } from '@/content/departments.ts'
import { answerFigures, contactQuestions } from '@/content/faq-questions.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { withMailbox } from '@/lib/email.ts'
import { listMessages } from '@/lib/list-messages.ts'
import { Accordion } from '@/ui/accordion.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './contact-directory.module.css'

/** Direct contacts and the most frequent questions. */
export function ContactDirectory() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  useScrollToHash()
  return (
    <>
      <section className="section tone" aria-labelledby="directory">
        <div className="wrap">
          <SectionHeading label={t('directory.label')} heading={t('directory.heading')} id="directory" />
          <ul className={`ruled ${styles.list}`}>
            {departmentIds.map((id) => (
              <li key={id} id={id}>
                <h3>{departments[id].name[language]}</h3>
                <p className="soft">{t(`directory.does.${id}`)}</p>
                <a className="link" href={`mailto:${addressOf(id)}`}>
                  <Ltr>{addressOf(id)}</Ltr>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section" aria-labelledby="asked">
        <div className={`wrap split ${styles.asked}`}>
          <div>
            <SectionHeading
              label={t('directory.faq.label')}
              heading={t('directory.faq.heading')}
              id="asked"
            />
            <Link to="/help" className="link">
              {t('directory.faq.more')}
              <Icon name="arrow-forward" />
            </Link>
          </div>
          <Accordion
            name="contact-faq"
            items={listMessages(
              contactQuestions,
              t('directory.faq.items', { returnObjects: true, ...answerFigures }),
            )}
          />
        </div>
      </section>
    </>
  )
}

const addressOf = (id: DepartmentId) => withMailbox(config.email, departments[id].mailbox)
