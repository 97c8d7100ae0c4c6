import { useTranslation } from 'react-i18next'
import { players } from '@/content/players/players.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord, winRate } from '@/content/bouts/records.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { countryOf } from '@/content/countries.ts'
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
  const { t } = useTranslation(['players', 'demo'])
  const language = useLanguage()
  return (
    <div className="stack">
      <p className="lead">{t('top.lead')}</p>
      <Rows>
        {best.map((player) => {
          const name = player.name[language]
          const record = getRecord(player)
          const won = winRate(record)
          const rate = won !== null && `${formatPercent(won, language)} ${t('top.winRate')}`
          return (
            <Row
              key={player.id}
              portrait={
                <Sun
                  initials={getInitials(name)}
                  record={record}
                  seed={player.id}
                  nation={player.country}
                  mini
                />
              }
              kicker={
                <span className="line">
                  <span className="visually-hidden">{t('demo:ranked')}</span>
                  <b className="figure-5">
                    <Ltr>{`#${player.ranking}`}</Ltr>
                  </b>
                  {sports[player.sport].name[language]}
                  <Flag src={countryOf(player.country).flag} unknownLabel="" />
                </span>
              }
              title={name}
              note={[player.nickname[language], t(`demo:divisions.division.${player.division}`), rate]
                .filter(Boolean)
                .join(' · ')}
              figure={
                <>
                  <span className="visually-hidden">{t('demo:record')}</span>
                  <Ltr>{recordText(record, language)}</Ltr>
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
