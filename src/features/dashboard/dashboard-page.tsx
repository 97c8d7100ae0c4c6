import { linkOptions, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { demoUser } from '@/content/demo-user.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { events } from '@/content/events/events.ts'
import { tonight } from '@/content/events/upcoming-events.ts'
import { formatDate, formatTime, formatNumber } from '@/lib/format/format.ts'
import { useNow } from '@/platform/device/clock.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import { savedProfile } from '@/shared/saved-profile.ts'
import { TabBar } from '@/shared/tab-bar.tsx'
import { useFollowed } from '@/shared/use-followed.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './dashboard-page.module.css'
import { dayPart } from './day-part.ts'
import { LiveEvents } from './live-events.tsx'
import { PastEventSearch } from './past-event-search.tsx'
import { playerFacts } from '@/content/players/player-facts.ts'
import { topActivePlayers } from '@/content/players/players.ts'
import { PlayerCard } from '@/drawings/athlete/player-card.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { pictureNames } from '@/content/picture-names.ts'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { nightOf } from '@/content/events/night-of.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { Poster } from '@/ui/blocks/poster.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Later } from '@/ui/later.tsx'
import { OnAir, onAir } from '@/shared/on-air.tsx'
import { MainPairing } from './main-pairing.tsx'

export function DashboardPage({ view }: { view: SearchOf<'/dashboard'> }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const now = useNow()
  const banners = events.filter(
    (event) => getPhase(event, now) === 'live' || (!now && event.id === tonight?.id),
  )
  return (
    <>
      <Greeting now={now} />
      <Following now={now} />
      {banners.map((event) => (
        <LiveBanner key={event.id} event={event} />
      ))}
      <section className={`wrap stack ${styles.events}`} aria-labelledby="events">
        <TabBar
          label={t('tabs.label')}
          tabs={['live', 'past'] as const}
          current={view.tab}
          nameOf={(tab) => t(`tabs.${tab}`)}
          linkTo={(tab) => linkOptions({ to: '/dashboard', search: { tab } })}
        />
        <HideScoresSwitch>{t('common:hideScores.switch')}</HideScoresSwitch>
        <h2 id="events" className="visually-hidden">
          {t(`tabs.${view.tab}`)}
        </h2>
        {view.tab === 'live' ? (
          <LiveEvents />
        ) : (
          <PastEventSearch sport={view.sport} query={view.q?.trim() ?? ''} />
        )}
      </section>
      <TopRanked />
    </>
  )
}

const FollowedStrip = lazyOnDemand(() => import('./followed-strip.tsx'), 'FollowedStrip')

/** The followed players and teams. Space is reserved from the first paint. */
function Following({ now }: { now: Date | null }) {
  const { t } = useTranslation('dashboard')
  const followed = useFollowed()
  const isShown = followed.size > 0
  return (
    <div className={`wrap ${styles.room}`} data-shown={isShown || undefined}>
      {/* Waits for the date: adding the date later would cause a layout shift. */}
      {isShown && now && (
        <nav aria-label={t('following.label')}>
          <FollowedStrip followed={followed} now={now} />
        </nav>
      )}
    </div>
  )
}

function Greeting({ now }: { now: Date | null }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const language = useLanguage()
  const name = savedProfile.use()?.name ?? demoUser.firstName[language]
  return (
    <PageHeader
      label={
        <Later>
          {now &&
            t('today', {
              weekday: formatDate(now, language, 'weekday'),
              date: formatDate(now, language, 'dayMonth'),
              time: formatTime(now, language),
            })}
        </Later>
      }
      heading={
        <span className={styles.heading} data-longest={t('greeting.afternoon', { name })}>
          <span>{t(`greeting.${now ? dayPart(now) : 'welcome'}`, { name })}</span>
        </span>
      }
      aside={<Tag tone="sample">{t('common:sampleData')}</Tag>}
    />
  )
}

/** The three highest-ranked players who are fit to compete. */
function TopRanked() {
  const { t, i18n } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  return (
    <section className="section tone" aria-labelledby="top-ranked">
      <div className="wrap stack gap-5">
        <SectionHeading id="top-ranked" label={t('top.label')} heading={t('top.heading')}>
          <Link to="/players" className="link">
            {t('top.all')}
          </Link>
        </SectionHeading>
        <div className="scroll-row">
          {topActivePlayers.map((player) => (
            <PlayerCard key={player.id} {...playerFacts(player, { language, i18n })} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** A live event, with its current bout if it has any. Tonight's is in the page until hydration. */
function LiveBanner({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const getAlt = usePictureAlt()
  const number = formatNumber(event.viewers, language)
  const isTonight = event.id === tonight?.id
  const headingId = `live-${event.id}`
  const place = { to: '/event/$eventId', params: { eventId: event.id } } as const
  return (
    <div className="wrap" {...onAir(isTonight && !now)}>
      <Poster
        art={event.art}
        alt={getAlt(pictureNames.get(event.art))}
        priority={!isTonight || now !== null}
        headingId={headingId}
      >
        <p className="row">
          <Tag tone="live">{t('demo:status.live')}</Tag>
          <span className="label">{t('liveTournament')}</span>
          <span className="note">{t('watching', { number })}</span>
        </p>
        <div>
          <h2 id={headingId}>{event.title[language]}</h2>
          <MainPairing event={event} isLabelled />
        </div>
        {cardOf(event.id).length > 0 && <OnAir {...nightOf(event, now)} size="panel" />}
        <p className="row">
          <ButtonLink {...place}>
            <Icon name="play" />
            {t('watchLive')}
          </ButtonLink>
          <ButtonLink {...place} search={{ tab: 'card' }} tone="tonal">
            {t('viewDetails')}
          </ButtonLink>
        </p>
      </Poster>
    </div>
  )
}
