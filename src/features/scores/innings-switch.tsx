import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsTotal } from '@/content/matches/types.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Flag } from '@/ui/flag.tsx'
import tabStyles from '@/ui/tabs.module.css'

type InningsSwitchProps = { place: SearchOf<'/live-scores'>; innings: readonly [InningsTotal, InningsTotal] }

/** Switches between innings. In the bowling view the chips show the bowling side. */
export function InningsSwitch({ place, innings }: InningsSwitchProps) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  return (
    <nav className="row" aria-label={t('innings')}>
      {(['1', '2'] as const).map((number) => {
        const isFirstSide = (number === '1') === (place.tab !== 'bowling')
        const side = seriesTeams[innings[isFirstSide ? 0 : 1].team]
        return (
          <Link
            key={number}
            to="/live-scores"
            search={{ ...place, innings: number }}
            resetScroll={false}
            className={tabStyles.chip}
            activeOptions={{ exact: true }}
            aria-current={number === place.innings ? 'true' : undefined}
          >
            <Flag src={side.flag} unknownLabel={t('common:unknownSide')} />
            {side.name[language]}
          </Link>
        )
      })}
    </nav>
  )
}
