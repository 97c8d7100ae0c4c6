import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Highlight, SportsEvent } from '@/content/events/types.ts'
import { isCombat } from '@/content/sports.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { boutAnchor } from './bout-anchor.ts'
import styles from './event-highlights.module.css'
import { CardLink } from './card-link.tsx'

/** Highlights of a past event as text: there is no footage of a fictional event. */
export function EventHighlights({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'common'])
  if (event.highlights.length === 0) return <ToCome event={event} />
  return (
    <section aria-labelledby="highlights">
      <h2 id="highlights">{t(isCombat(event.sport) ? 'highlights.heading' : 'highlights.matchHeading')}</h2>
      <p className={`soft ${styles.note}`}>{t('highlights.text')}</p>
      <HiddenScore of={hiddenScoreId('event', event.id)} label={t('common:hideScores.showAll')} isTall>
        <ol className={`ruled ${styles.moments}`}>
          {event.highlights.map((highlight, index) => (
            <li key={highlight.id}>
              <Ltr numeral className={styles.number}>
                {String(index + 1)}
              </Ltr>
              <Moment event={event} highlight={highlight} />
            </li>
          ))}
        </ol>
      </HiddenScore>
    </section>
  )
}

function Moment({ event, highlight }: { event: SportsEvent; highlight: Highlight }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const { title, description, seconds, views, bout = 1 } = highlight
  return (
    <article className={styles.moment}>
      <h3>{title[language]}</h3>
      <p className="soft">{description[language]}</p>
      <p className="flow note marks">
        <span>
          <Icon name="clock" />
          <span className="visually-hidden">{t('highlights.length')}</span>
          <Ltr>{clockText(seconds)}</Ltr>
        </span>
        <span>
          <Icon name="eye" />
          {t('highlights.views', { count: views, number: formatNumber(views, language) })}
        </span>
      </p>
      <Link
        to="/event/$eventId"
        params={{ eventId: event.id }}
        search={{ tab: 'card' }}
        hash={boutAnchor({ order: bout })}
        resetScroll={false}
        className="link"
      >
        {t(isCombat(event.sport) ? 'highlights.seeBout' : 'highlights.seeMatch')}
        <span className="visually-hidden">{`: ${title[language]}`}</span>
        <Icon name="arrow-forward" />
      </Link>
    </article>
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
