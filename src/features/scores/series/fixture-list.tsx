import { useTranslation } from 'react-i18next'
import { sampleFixtures, type SampleFixture } from '@/content/matches/fixtures.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { TeamName } from '@/shared/cricket/team-name.tsx'
import { DatedRow } from '@/shared/dated-row.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { Rows } from '@/ui/blocks/row.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Later } from '@/ui/later.tsx'
import { Tag } from '@/ui/tag.tsx'
import { fixturesCalendar, fixturesFile } from './fixtures-calendar.ts'
import { fixtureStart, isUpcoming, startTimeAtVenue } from './fixture-dates.ts'

const upcoming = sampleFixtures.filter(isUpcoming)

const listed = (texts: readonly (string | null)[]) => [...new Set(texts.filter(Boolean))].join(' / ')

/** Upcoming sample matches. What they share is above them: venue, year, and the time there and here. */
export function FixtureList() {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const now = useNow()
  const starts = now ? upcoming.map((fixture) => fixtureStart(fixture, now)) : []
  // The clocks of the visitor may change during the series.
  const ownTime = listed(starts.map((start) => localStartTime(start, language, localTimeZone())))
  const times = [
    t('fixtures.venueTime', { time: startTimeAtVenue(language) }),
    ownTime && t('fixtures.ownTime', { time: ownTime }),
  ]
  return (
    <div className="stack">
      <div className="row">
        <Tag tone="sample">{t('fixtures.sample')}</Tag>
        <span className="soft">{t('fixtures.sampleHint')}</span>
        <CalendarLink file={fixturesFile} write={fixturesCalendar} className="button tonal small push">
          <Icon name="calendar" />
          {t('fixtures.calendar')}
        </CalendarLink>
      </div>
      <Marks
        items={[
          // The venue has the year of UTC, because matches start at 15:30 UTC.
          {
            icon: 'calendar',
            text: <Later>{listed(starts.map((start) => `${start.getUTCFullYear()}`))}</Later>,
          },
          { icon: 'place', text: listed(upcoming.map(({ venue }) => venue[language])) },
          { icon: 'clock', text: times.filter(Boolean).join(' · ') },
        ]}
      />
      <Rows>
        {upcoming.map((fixture) => (
          <FixtureRow key={fixture.id} fixture={fixture} />
        ))}
      </Rows>
    </div>
  )
}

function FixtureRow({ fixture }: { fixture: SampleFixture }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  return (
    <DatedRow
      dayOffset={fixture.dayOffset}
      level="h2"
      kicker={
        <span className="inline">
          <Icon name={fixture.icon} />
          {fixture.matchNumber === null ? t('final') : t('match', { number: fixture.matchNumber })}
          {` · ${formatRelativeDay(fixture.dayOffset, language)}`}
        </span>
      }
      title={
        <span className="flow">
          <SideName fixture={fixture} side={0} />
          <span className="soft">{t('versus')}</span>
          <SideName fixture={fixture} side={1} />
        </span>
      }
      figure={<Tag tone="data">{t('fixtures.upcoming')}</Tag>}
    />
  )
}

function SideName({ fixture, side }: { fixture: SampleFixture; side: 0 | 1 }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const code = fixture.teams[side]
  return (
    <span className="inline">
      <Flag src={code && seriesTeams[code].flag} unknownLabel={t('unknownSide')} />
      {code ? (
        <>
          <span className="wide-only">{seriesTeams[code].name[language]}</span>
          <span className="narrow-only">
            <TeamName side={seriesTeams[code]} />
          </span>
        </>
      ) : (
        fixture.placeholders?.[side][language]
      )}
    </span>
  )
}
