import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { teams } from '@/content/matches/series.ts'
import type { InningsTotal } from '@/content/matches/types.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { Flag } from '@/ui/flag.tsx'
import layout from '@/ui/layout.module.css'
import tabStyles from '@/ui/tabs.module.css'
import { scoresView, type ScoresView } from './scores-view.ts'

type InningsSwitchProps = { place: ScoresView; innings: readonly [InningsTotal, InningsTotal] }

/** Chooses the innings; under Bowling the chips name the bowling side. */
export function InningsSwitch({ place, innings }: InningsSwitchProps) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  return (
    <nav className={layout.row} aria-label={t('innings')}>
      {([0, 1] as const).map((index) => {
        const other = index === 0 ? 1 : 0
        const side = teams[innings[place.tab === 'bowling' ? other : index].team]
        return (
          <Link
            key={index}
            to="/live-scores"
            search={scoresView.search({ ...place, innings: index })}
            resetScroll={false}
            className={tabStyles.chip}
            activeOptions={{ exact: true }}
            aria-current={index === place.innings ? 'true' : undefined}
          >
            <Flag src={side.flag} unknownLabel={t('common:unknownSide')} />
            {side.name[language]}
          </Link>
        )
      })}
    </nav>
  )
}
