import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsCard } from '@/content/matches/types.ts'
import { ballsPerOver, countBalls } from '@/lib/cricket/figures.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { Tag } from '@/ui/tag.tsx'
import { illustrateOvers } from './illustrated-overs.ts'
import type { OverSeries } from './chart-geometry.ts'
import styles from './overs.module.css'
import { WormChart } from './worm-chart.tsx'

type IllustratedOversProps = { innings: OverSeries['innings']; cards: readonly [InningsCard, InningsCard] }

const overs = Array.from({ length: 20 }, (_, index) => index)

/**
 * The known scores as a worm, and twenty overs at an even rate between them. These are a table, because a chart would
 * look like a record.
 */
export function IllustratedOvers({ innings, cards }: IllustratedOversProps) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const lines = innings.map((total, index) => {
    const dots = (index === 0 ? cards[0] : cards[1]).checkpoints.map((known) => ({
      over: known.afterOver,
      runs: known.runs,
    }))
    const end = { over: countBalls(total.overs) / ballsPerOver, runs: total.runs }
    return { total, points: [{ over: 0, runs: 0 }, ...dots, end], dots: [...dots, end] }
  })
  const names = innings.map((total) => `${seriesTeams[total.team].name[language]} ${scoreText(total)}`)
  return (
    <div className="stack">
      <p>{t('overs.unknown')}</p>
      {cards.some(({ checkpoints }) => checkpoints.length > 0) && (
        <section>
          <WormChart
            lines={lines}
            isPartial
            label={t('overs.knownLabel', { first: names[0], second: names[1] })}
          />
          <p className="note">{t('overs.knownHint')}</p>
        </section>
      )}
      <ScrollBox label={t('overs.illustrated')}>
        <table className={`${table.data} ${styles.illustrated}`}>
          <caption>
            <Tag>{t('overs.illustration')}</Tag>{' '}
            <span className="visually-hidden">{t('overs.illustrated')}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('over')}</th>
              {overs.map((over) => (
                <th key={over} scope="col">
                  {over + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {innings.map((total, index) => {
              const runs = illustrateOvers(total, index === 0 ? cards[0] : cards[1])
              return (
                <tr key={total.team}>
                  <th scope="row">
                    {seriesTeams[total.team].name[language]}
                    <small>
                      <Ltr>{scoreText(total)}</Ltr>
                    </small>
                  </th>
                  {overs.map((over) => (
                    <td key={over}>{runs[over]}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollBox>
      {innings.map((total, index) => (
        <KnownScores
          key={total.team}
          name={seriesTeams[total.team].name[language]}
          card={index === 0 ? cards[0] : cards[1]}
        />
      ))}
    </div>
  )
}

function KnownScores({ name, card: { checkpoints } }: { name: string; card: InningsCard }) {
  const { t } = useTranslation('scores')
  if (checkpoints.length === 0) return null
  return (
    <p className="note">
      <strong>{name}</strong> {t('overs.known')}{' '}
      {checkpoints.map(({ afterOver, runs, wickets }, index) => (
        <span key={afterOver}>
          {index > 0 && ' · '}
          <Ltr>{`${runs}/${wickets}`}</Ltr> {t('overs.after', { count: afterOver })}
        </span>
      ))}
    </p>
  )
}
