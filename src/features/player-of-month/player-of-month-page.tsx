import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '@/platform/device/clock.ts'
import { Icon } from '@/ui/icon.tsx'
import { Accordion } from '@/ui/accordion.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { previousWinners, type PreviousWinner } from '@/content/players/player-of-month.ts'
import { countryOf } from '@/content/countries.ts'
import { findPlayer } from '@/content/players/players.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Flag } from '@/ui/flag.tsx'
import { Later } from '@/ui/later.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Winner } from './winner.tsx'
import { wonMonth } from './month-figures.ts'

export function PlayerOfMonthPage() {
  const now = useNow()
  return (
    <>
      <Winner now={now} />
      <Criteria />
      <PreviousWinners now={now} />
    </>
  )
}

const criteria = [
  { id: 'tournament', icon: 'trophy' },
  { id: 'technique', icon: 'target' },
  { id: 'ranking', icon: 'chart' },
  { id: 'sportsmanship', icon: 'handshake' },
] as const

function Criteria() {
  const { t } = useTranslation('player-of-month')
  return (
    <Block id="criteria" label={t('criteria.label')} heading={t('criteria.heading')}>
      <Features
        items={criteria.map(({ id, icon }) => ({
          id,
          icon,
          title: t(`criteria.${id}.title`),
          body: t(`criteria.${id}.body`),
        }))}
      />
    </Block>
  )
}

const shownAtFirst = 4

/** The latest four; a native `<details>` contains the others, so that it also works without script. */
function PreviousWinners({ now }: { now: Date | null }) {
  const { t } = useTranslation('player-of-month')
  const [latest, earlier] = [previousWinners.slice(0, shownAtFirst), previousWinners.slice(shownAtFirst)]
  return (
    <Block id="previous" label={t('previous.label')} heading={t('previous.heading')}>
      <div>
        <Rows ordered>
          {latest.map((winner) => (
            <WinnerRow key={winner.monthsBefore} winner={winner} now={now} />
          ))}
        </Rows>
        <Accordion
          name="previous"
          items={[
            {
              id: 'all-previous',
              question: t('previous.all'),
              answer: (
                <Rows ordered>
                  {earlier.map((winner) => (
                    <WinnerRow key={winner.monthsBefore} winner={winner} now={now} />
                  ))}
                </Rows>
              ),
            },
          ]}
        />
      </div>
    </Block>
  )
}

function WinnerRow({ winner, now }: { winner: PreviousWinner; now: Date | null }) {
  const { t } = useTranslation('player-of-month')
  const language = useLanguage()
  const player = findPlayer(winner.player)
  if (!player) return null
  const name = player.name[language]
  return (
    <Row
      kicker={<Later>{now && formatDate(wonMonth(now, winner.monthsBefore), language, 'monthYear')}</Later>}
      portrait={
        <Sun
          initials={getInitials(name)}
          record={getRecord(player)}
          seed={player.id}
          nation={player.country}
          mini
        />
      }
      title={name}
      end={
        <Link to="/player/$playerId" params={{ playerId: player.id }} className="link">
          {t('previous.profile')}
          <span className="visually-hidden"> ({name})</span>
          <Icon name="arrow-forward" />
        </Link>
      }
    >
      <p className="note line">
        <Flag src={countryOf(player.country).flag} unknownLabel="" />
        {player.nickname[language]} · {sports[player.sport].name[language]}
      </p>
      <p className="note" data-hidden-score={hiddenScoreId('month', 'all')}>
        {winner.achievement[language]}
      </p>
    </Row>
  )
}
