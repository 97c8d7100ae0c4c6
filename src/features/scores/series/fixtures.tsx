import { useTranslation } from 'react-i18next'
import { sampleFixtures, type SampleFixture } from '@/content/matches/fixtures.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { fixturesCalendar, fixturesFile } from './fixtures-calendar.ts'
import styles from './fixtures.module.css'
import { fixtureStart, fixtureYear, isUpcoming, startTimeAtVenue } from './fixture-dates.ts'

/** Upcoming sample matches, in venue time and, if different, the visitor's local time. */
export function Fixtures() {
  const { t } = useTranslation('scores')
  const now = useNow()
  return (
    <>
      <div className="row">
        <Tag>{t('fixtures.sample')}</Tag>
        <span className="soft">{t('fixtures.sampleHint')}</span>
        <CalendarLink file={fixturesFile} write={fixturesCalendar} className="button tonal small push">
          <Icon name="calendar" />
          {t('fixtures.calendar')}
        </CalendarLink>
      </div>
      <ul className={styles.list}>
        {sampleFixtures.filter(isUpcoming).map((fixture) => (
          <li key={fixture.id}>
            <FixtureRow fixture={fixture} now={now} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FixtureRow({ fixture, now }: { fixture: SampleFixture; now: Date | null }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const start = now && fixtureStart(fixture, now)
  const ownTime = start && localStartTime(start, language, localTimeZone())
  return (
    <article className={styles.fixture}>
      <div className={styles.date}>
        {/* Depends on today's date. The non-breaking space reserves the line until hydration. */}
        <span className={styles.day}>{start ? formatDate(start, language, 'day') : '\u00a0'}</span>
        <span className={styles.month}>{start ? formatDate(start, language, 'month') : '\u00a0'}</span>
        <Ltr className={styles.month}>{now ? String(fixtureYear(fixture, now)) : '\u00a0'}</Ltr>
      </div>
      <div className={styles.text}>
        <p className={`line ${styles.label}`}>
          <Icon name={fixture.icon} />
          {fixture.matchNumber === null ? t('final') : t('match', { number: fixture.matchNumber })}
        </p>
        <h2 className={`row ${styles.sides}`}>
          <SideName fixture={fixture} side={0} />
          <span className={`soft ${styles.versus}`}>{t('versus')}</span>
          <SideName fixture={fixture} side={1} />
        </h2>
        <p className={`flow note marks ${styles.meta}`}>
          <span>
            <Icon name="calendar" />
            {formatRelativeDay(fixture.dayOffset, language)}
          </span>
          <span>
            <Icon name="clock" />
            {t('fixtures.venueTime', { time: startTimeAtVenue(language) })}
          </span>
          {ownTime && <span>{t('fixtures.ownTime', { time: ownTime })}</span>}
          <span>
            <Icon name="place" />
            {fixture.venue[language]}
          </span>
        </p>
      </div>
      <Tag tone="data">{t('fixtures.upcoming')}</Tag>
    </article>
  )
}

function SideName({ fixture, side }: { fixture: SampleFixture; side: 0 | 1 }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const code = fixture.teams[side]
  return (
    <span className={`inline ${styles.side}`}>
      <Flag src={code && seriesTeams[code].flag} unknownLabel={t('unknownSide')} />
      {code ? seriesTeams[code].name[language] : fixture.placeholders?.[side][language]}
    </span>
  )
}
