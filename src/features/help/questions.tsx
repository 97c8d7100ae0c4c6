import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { helpFigures } from '@/content/help-figures.ts'
import { helpPages, helpTopicIds, helpTopics, type HelpQuestion } from '@/content/help-questions.ts'
import { announce } from '@/platform/screen-reader.ts'
import { InstallButton } from '@/shared/install-button.tsx'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import { Highlighted } from '@/shared/highlighted.tsx'
import { MoreLink } from '@/ui/button.tsx'
import { Accordion } from '@/ui/accordion.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { matches, searchWords } from '@/lib/name-search/word-hits.ts'
import { useQuestionHash } from './use-question-hash.ts'

type QuestionsProps = {
  /** The search query; empty shows all questions. */
  query: string
}

/** Questions and answers by topic, or search results. At most one answer is open at a time. */
export function Questions({ query }: QuestionsProps) {
  const { t } = useTranslation('help-questions')
  useQuestionHash()

  const words = searchWords(query)
  const textsOf = (id: HelpQuestion) => ({
    question: t(`items.${id}.question`),
    answer: t(`items.${id}.answer`, helpFigures),
  })
  const topics = helpTopicIds
    .map((topic) => ({
      topic,
      found: helpTopics[topic].filter((id) => matches(Object.values(textsOf(id)), words)),
    }))
    .filter(({ found }) => found.length > 0)
  const count = topics.reduce((sum, { found }) => sum + found.length, 0)
  const isSearching = words.length > 0

  useEffect(() => {
    if (isSearching) announce(t('hits', { count }))
  }, [isSearching, count, t])

  return (
    <Block
      id="questions"
      tone="tone"
      shape="split"
      label={t('label')}
      heading={isSearching ? t('hits', { count }) : t('heading')}
      aside={
        isSearching ? (
          <Link to="/help" activeOptions={{ exact: true }} className="link">
            {t('showAll')}
          </Link>
        ) : (
          <nav className="stack gap-1" aria-label={t('topics')}>
            {helpTopicIds.map((topic) => (
              <Link
                key={topic}
                to="/help"
                hash={`topic-${topic}`}
                activeOptions={{ exact: true, includeHash: true }}
                className="link plain-link"
              >
                {t(`topic.${topic}`)}
              </Link>
            ))}
          </nav>
        )
      }
    >
      <div className="stack gap-6">
        {topics.map(({ topic, found }) => (
          <section key={topic} className="stack" aria-labelledby={`topic-${topic}`}>
            <h3 id={`topic-${topic}`}>{t(`topic.${topic}`)}</h3>
            <Accordion
              name="help-faq"
              items={found.map((id) => {
                const { question, answer } = textsOf(id)
                return {
                  id,
                  isOpen: !isSearching && id === found[0] && topic === topics[0]?.topic,
                  question: (
                    <span>
                      <Highlighted text={question} words={words} />
                    </span>
                  ),
                  answer: (
                    <>
                      <p>
                        <Highlighted text={answer} words={words} />
                      </p>
                      <Onward id={id} />
                    </>
                  ),
                }
              })}
            />
          </section>
        ))}
        {count === 0 && (
          <div className="card box empty">
            <h3>{t('none.heading', { query: query.trim() })}</h3>
            <p className="soft">{t('none.body', { hours: claims.replyHours })}</p>
            <EnquiryButton className="button">{t('none.write')}</EnquiryButton>
          </div>
        )}
      </div>
    </Block>
  )
}

function Onward({ id }: { id: HelpQuestion }) {
  const { t } = useTranslation('help-questions')
  const page = id in helpPages ? Object.entries(helpPages).find(([each]) => each === id)?.[1] : undefined
  return (
    <div className="flow gap-4">
      {id === 'home-screen' && <InstallButton />}
      {page && <MoreLink to={page}>{t(`pages.${page}`)}</MoreLink>}
      <Link to="/help" hash={id} activeOptions={{ exact: true, includeHash: true }} className="link">
        {t('address')}
      </Link>
    </div>
  )
}
