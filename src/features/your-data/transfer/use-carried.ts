import { useHideScores } from '@/platform/device/hide-scores.ts'
import { lowDataChoice } from '@/platform/device/low-data.ts'
import { useTheme } from '@/platform/device/theme.ts'
import { useSavedIds } from '@/shared/saved-ids.ts'
import type { Carried } from './transfer-link.ts'

/** What this device has. Null until hydration. */
export function useCarried(): Carried | null {
  const players = useSavedIds('player')
  const teams = useSavedIds('team')
  const theme = useTheme()
  const lowData = lowDataChoice.use()
  const hideScores = useHideScores()
  return players && teams && { players, teams, theme, lowData, hideScores }
}
