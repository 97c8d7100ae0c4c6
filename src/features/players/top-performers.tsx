import { useTranslation } from 'react-i18next'
import { players } from '@/content/players/players.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { winRate } from '@/content/bouts/records.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Flag } from '@/ui/flag.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Sun } from '@/drawings/athlete/sun.tsx'

const placesShown = 3
const best = sportIds.flatMap((sport) =>
  players.filter((player) => player.sport === sport).slice(0, placesShown),
)

/** The best ranked of each sport, as rows. */
export function TopPerformers() {
  const { t, i18n } = useTranslation(['players', 'demo'])
  const language = useLanguage()
  return (
    <div className="stack">
      <p className="lead">{t('top.lead')}</p>
      <Rows>
        {best.map((player) => {
          const { portrait, fullName: name, ...facts } = playerFacts(player, { language, i18n })
          const won = winRate(portrait.record)
          const rate = won !== null && `${formatPercent(won, language)} ${t('top.winRate')}`
          return (
            <Row
              key={player.id}
              portrait={<Sun {...portrait} initials={getInitials(name)} mini />}
              kicker={
                <span className="line">
                  <span className="visually-hidden">{facts.rankLabel}</span>
                  <b className="figure-5">
                    <Ltr>{`#${facts.ranking}`}</Ltr>
                  </b>
                  {facts.sport}
                  <Flag src={facts.country.flag} unknownLabel="" />
                </span>
              }
              title={name}
              note={[facts.nickname, t(`demo:divisions.division.${player.division}`), rate]
                .filter(Boolean)
                .join(' · ')}
              figure={
                <>
                  <span className="visually-hidden">{facts.recordLabel}</span>
                  <Ltr>{facts.record}</Ltr>
                </>
              }
              end={
                <ButtonLink
                  to="/player/$playerId"
                  params={{ playerId: player.id }}
                  tone="tonal"
                  size="small"
                  aria-label={t('top.viewOf', { name })}
                >
                  {t('top.view')}
                </ButtonLink>
              }
            />
          )
        })}
      </Rows>
    </div>
  )
}
