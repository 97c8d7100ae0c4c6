import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { departmentIds, departments } from '@/content/departments.ts'
import { answerFigures, contactQuestions } from '@/content/faq-questions.ts'
import { withMailbox } from '@/lib/email.ts'
import { listMessages } from '@/lib/list-messages.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { MoreLink } from '@/ui/button.tsx'
import { Accordion } from '@/ui/accordion.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Ltr } from '@/ui/ltr.tsx'

/** Direct contacts and the most frequent questions. */
export function ContactDirectory() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  useScrollToHash()
  return (
    <>
      <Block id="directory" label={t('directory.label')} heading={t('directory.heading')}>
        <Rows>
          {departmentIds.map((id) => {
            const address = withMailbox(config.email, departments[id].mailbox)
            return (
              <Row
                key={id}
                id={id}
                title={departments[id].name[language]}
                note={t(`directory.does.${id}`)}
                end={
                  <a className="link" href={`mailto:${address}`}>
                    <Ltr>{address}</Ltr>
                  </a>
                }
              />
            )
          })}
        </Rows>
      </Block>
      <Block
        id="asked"
        tone="tone"
        shape="split"
        label={t('directory.faq.label')}
        heading={t('directory.faq.heading')}
        aside={<MoreLink to="/help">{t('directory.faq.more')}</MoreLink>}
      >
        <Accordion
          name="contact-faq"
          items={listMessages(
            contactQuestions,
            t('directory.faq.items', { returnObjects: true, ...answerFigures }),
          )}
        />
      </Block>
    </>
  )
}
