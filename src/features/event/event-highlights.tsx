import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { highlightsOf } from '@/content/events/highlights.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { isCombat } from '@/content/sports.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Marks } from '@/ui/blocks/marks.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { boutAnchor } from './bout-anchor.ts'
import { CardLink } from './card-link.tsx'

/** Highlights of a past event as text: there is no footage of a fictional event. */
export function EventHighlights({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'common'])
  const language = useLanguage()
  const highlights = highlightsOf(event.id)
  if (highlights.length === 0) return <ToCome event={event} />
  return (
    <section className="stack" aria-labelledby="highlights">
      <h2 id="highlights" className="title-2">
        {t(isCombat(event.sport) ? 'highlights.heading' : 'highlights.matchHeading')}
      </h2>
      <p className="soft">{t('highlights.text')}</p>
      <HiddenScore of={hiddenScoreId('event', event.id)} label={t('common:hideScores.showAll')} isTall>
        <Rows ordered>
          {highlights.map(
            ({ clip: { id, seconds, views, bout = 1 }, [language]: [title, description] }, index) => (
              <Row
                key={id}
                lead={index + 1}
                title={title}
                note={description}
                end={
                  <Link
                    to="/event/$eventId"
                    params={{ eventId: event.id }}
                    search={{ tab: 'card' }}
                    hash={boutAnchor({ order: bout })}
                    resetScroll={false}
                    className="link"
                  >
                    {t(isCombat(event.sport) ? 'highlights.seeBout' : 'highlights.seeMatch')}
                    <span className="visually-hidden">{`: ${title}`}</span>
                    <Icon name="arrow-forward" />
                  </Link>
                }
              >
                <Marks
                  items={[
                    {
                      icon: 'clock',
                      text: (
                        <>
                          <span className="visually-hidden">{t('highlights.length')}</span>
                          <Ltr>{clockText(seconds)}</Ltr>
                        </>
                      ),
                    },
                    {
                      icon: 'eye',
                      text: t('highlights.views', { count: views, number: formatNumber(views, language) }),
                    },
                  ]}
                />
              </Row>
            ),
          )}
        </Rows>
      </HiddenScore>
    </section>
  )
}

function ToCome({ event }: { event: SportsEvent }) {
  const { t } = useTranslation('event')
  return (
    <section className="card box empty" aria-labelledby="highlights">
      <Icon name="video" />
      <h2 id="highlights">{t('highlights.laterHeading')}</h2>
      <p className="soft">{t('highlights.later')}</p>
      <CardLink event={event}>{t('highlights.toCard')}</CardLink>
    </section>
  )
}
