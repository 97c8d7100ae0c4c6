import { seriesMatches } from 'virtual:matches/calendar'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import type { SeriesMatch, TeamCode } from '@/content/matches/types.ts'
import { dayOfMatch, featuredTournament, seriesFigures } from '@/content/tournament.ts'
import { versus } from '@/content/bouts/versus.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { DatedRow } from '@/shared/dated-row.tsx'
import { Rows } from '@/ui/blocks/row.tsx'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { Flag } from '@/ui/flag.tsx'

/** The seven matches in order, each with its sample date in the next edition and its date in 2025. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  const { timeUtc, venue } = featuredTournament
  return (
    <Dialog open onClose={onClose} title={t('events.schedule.title')} closeLabel={t('common:close')}>
      <DialogBody>
        <p className="note">{t('events.schedule.note', seriesFigures)}</p>
        <Rows ordered>
          {seriesMatches.map((match) => (
            <MatchRow key={match.playedOn} match={match} />
          ))}
        </Rows>
        <Link to="/live-scores" className="link" onClick={onClose}>
          {t('events.schedule.results')}
        </Link>
      </DialogBody>
      <DialogFoot>
        <p className="note">
          {t('events.schedule.where', {
            time: formatVenueTime(timeUtc, language),
            venue: venue[language],
          })}
        </p>
      </DialogFoot>
    </Dialog>
  )
}

function MatchRow({ match }: { match: SeriesMatch }) {
  const { t } = useTranslation('home-sections')
  const language = useLanguage()
  const [first, second] = match.teams
  const isFinal = match.number === null
  return (
    <DatedRow
      dayOffset={dayOfMatch(match)}
      kicker={isFinal ? t('events.schedule.final') : t('events.schedule.match', { number: match.number })}
      title={
        <span className="flow">
          <span className="inline">
            <Side code={isFinal ? null : first} open={t('events.schedule.first')} />
            <span className="soft">{versus[language]}</span>
          </span>
          <Side code={isFinal ? null : second} open={t('events.schedule.second')} />
        </span>
      }
    >
      <p className="note">
        {t(isFinal ? 'events.schedule.lastFinal' : 'events.schedule.last', {
          date: formatDate(new Date(`${match.playedOn}T08:00:00Z`), language, 'medium'),
          first: seriesTeams[first].name[language],
          second: seriesTeams[second].name[language],
        })}
      </p>
    </DatedRow>
  )
}

/** A team, or the text `open` if the team is undecided. */
function Side({ code, open }: { code: TeamCode | null; open: string }) {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  return (
    <span className="inline">
      <Flag src={code && seriesTeams[code].flag} unknownLabel={t('common:unknownSide')} />
      {code === null ? open : code === 'UAE' ? t('events.hosts') : seriesTeams[code].name[language]}
    </span>
  )
}
