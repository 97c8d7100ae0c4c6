import { seriesTeams } from '@/content/matches/series.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { wicketsPerOver } from './chart-geometry.ts'
import type { OverSeries } from './over-series.ts'
import { OversAsTable } from './overs-as-table.tsx'

/** Contains the same figures as the charts. */
export function OversTable({ innings, perOver, falls }: OverSeries) {
  const language = useLanguage()
  const sides = innings.map(({ team }, index) => {
    const side = index === 0 ? 0 : 1
    const runs = perOver[side]
    return {
      name: seriesTeams[team].name[language],
      runs,
      wickets: wicketsPerOver(falls[side], runs.length),
    }
  })
  return <OversAsTable sides={sides} overs={20} />
}
