import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { directionOf } from '@/contract/language.ts'
import { Worm } from '@/drawings/cricket/worm.tsx'
import { ballsPerOver, countBalls } from '@/lib/cricket/figures.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { shortNameOf } from '@/shared/live/team-name.tsx'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { illustrateOvers } from './illustrated-overs.ts'

type SideCard = { total: InningsTotal; card: InningsCard }

const overs = Array.from({ length: 20 }, (_, index) => index)

/**
 * The known scores as a worm, and twenty overs at an even rate between them. These are a table, because a chart would
 * look like a record.
 */
export function IllustratedOvers({ innings }: { innings: readonly [SideCard, SideCard] }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const sides = innings.map(({ total, card }) => ({
    total,
    card,
    name: seriesTeams[total.team].name[language],
    end: { over: countBalls(total.overs) / ballsPerOver, runs: total.runs },
  }))
  const texts = sides.map(({ name, total }) => `${name} ${scoreText(total)}`)
  const known = sides.filter(({ card }) => card.checkpoints.length > 0)
  return (
    <div className="stack">
      <p>{t('overs.unknown')}</p>
      {known.length > 0 && (
        <section>
          <Worm
            lines={sides.map(({ total, card, end }) => {
              const dots = [
                ...card.checkpoints.map(({ afterOver, runs }) => ({ over: afterOver, runs })),
                end,
              ]
              return {
                name: shortNameOf(seriesTeams[total.team], language),
                points: [{ over: 0, runs: 0 }, ...dots],
                dots,
              }
            })}
            overs={overs.length}
            runs={Math.max(...sides.map(({ end }) => end.runs))}
            direction={directionOf(language)}
            isPartial
            label={t('overs.knownLabel', { first: texts[0], second: texts[1] })}
          />
          <p className="note">{t('overs.knownHint')}</p>
        </section>
      )}
      <p>
        <Tag>{t('overs.illustration')}</Tag>
      </p>
      <DataTable
        caption={t('overs.illustrated')}
        columns={[{ name: t('over') }, ...overs.map((over) => ({ name: over + 1 }))]}
      >
        {sides.map(({ total, card, name }) => {
          const runs = illustrateOvers(total, card)
          return (
            <tr key={total.team}>
              <th scope="row">
                {name}
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
      </DataTable>
      {known.map(({ total, name, card }) => (
        <p key={total.team} className="note">
          <strong>{name}</strong> {t('overs.known')}{' '}
          {card.checkpoints.map(({ afterOver, runs, wickets }, index) => (
            <span key={afterOver}>
              {index > 0 && ' · '}
              <Ltr>{`${runs}/${wickets}`}</Ltr> {t('overs.after', { count: afterOver })}
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}
