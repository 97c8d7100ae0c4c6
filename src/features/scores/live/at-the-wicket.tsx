import { useTranslation } from 'react-i18next'
import type { FeedLive } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { BatterRow, BowlerRow, FiguresTable } from '../figures-table.tsx'

/** The current batters and bowler. Missing players leave empty rows, so that nothing below moves. */
export function AtTheWicket({ live: { batters, bowler } }: { live: FeedLive }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  return (
    <div className="stack">
      <FiguresTable kind="batting" caption={t('batters')}>
        {[0, 1].map((index) => {
          const batter = batters[index]
          if (!batter) return <EmptyRow key={index} />
          return (
            <BatterRow key={index} row={batter}>
              <bdi>{batter.name[language]}</bdi>
              {index === 0 && (
                <>
                  <span aria-hidden="true">{' *'}</span>
                  <span className="visually-hidden"> ({t('onStrike')})</span>
                </>
              )}
            </BatterRow>
          )
        })}
      </FiguresTable>
      <FiguresTable kind="bowling" caption={t('bowling')}>
        {bowler ? (
          <BowlerRow row={bowler}>
            <bdi>{bowler.name[language]}</bdi>
          </BowlerRow>
        ) : (
          <EmptyRow />
        )}
      </FiguresTable>
    </div>
  )
}

function EmptyRow() {
  return (
    <tr>
      <td>{'\u00a0'}</td>
      <td colSpan={5} />
    </tr>
  )
}
