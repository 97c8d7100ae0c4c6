import { useTranslation } from 'react-i18next'
import { sampleFixtures, type SampleFixture } from '@/content/matches/fixtures.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { DatedRow } from '@/ui/blocks/dated-row.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { Rows } from '@/ui/blocks/row.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { fixturesCalendar, fixturesFile } from './fixtures-calendar.ts'
import { fixtureStart, isUpcoming, startTimeAtVenue } from './fixture-dates.ts'

/** Upcoming sample matches, in venue time and, if different, the visitor's local time. */
export function Fixtures() {
  const { t } = useTranslation('scores')
  const now = useNow()
  return (
    <div className="stack">
      <div className="row">
        <Tag>{t('fixtures.sample')}</Tag>
        <span className="soft">{t('fixtures.sampleHint')}</span>
        <CalendarLink file={fixturesFile} write={fixturesCalendar} className="button tonal small push">
          <Icon name="calendar" />
          {t('fixtures.calendar')}
        </CalendarLink>
      </div>
      <Rows>
        {sampleFixtures.filter(isUpcoming).map((fixture) => (
          <FixtureRow key={fixture.id} fixture={fixture} now={now} />
        ))}
      </Rows>
    </div>
  )
}

function FixtureRow({ fixture, now }: { fixture: SampleFixture; now: Date | null }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const start = now && fixtureStart(fixture, now)
  const ownTime = start && localStartTime(start, language, localTimeZone())
  const times = [
    t('fixtures.venueTime', { time: startTimeAtVenue(language) }),
    ownTime && t('fixtures.ownTime', { time: ownTime }),
  ]
  return (
    <DatedRow
      date={start}
      language={language}
      level="h2"
      kicker={
        <span className="inline">
          <Icon name={fixture.icon} />
          {fixture.matchNumber === null ? t('final') : t('match', { number: fixture.matchNumber })}
          {/* The venue has the year of UTC, because matches start at 15:30 UTC. */}
          {start && ` · ${start.getUTCFullYear()}`}
        </span>
      }
      title={
        <span className="flow">
          <SideName fixture={fixture} side={0} />
          <span className="soft">{t('versus')}</span>
          <SideName fixture={fixture} side={1} />
        </span>
      }
      end={<Tag tone="data">{t('fixtures.upcoming')}</Tag>}
    >
      <Marks
        items={[
          { icon: 'calendar', text: formatRelativeDay(fixture.dayOffset, language) },
          { icon: 'place', text: fixture.venue[language] },
          { icon: 'clock', text: times.filter(Boolean).join(' · ') },
        ]}
      />
    </DatedRow>
  )
}

function SideName({ fixture, side }: { fixture: SampleFixture; side: 0 | 1 }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const code = fixture.teams[side]
  return (
    <span className="inline">
      <Flag src={code && seriesTeams[code].flag} unknownLabel={t('unknownSide')} />
      {code ? seriesTeams[code].name[language] : fixture.placeholders?.[side][language]}
    </span>
  )
}
