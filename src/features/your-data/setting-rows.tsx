import { useTranslation } from 'react-i18next'
import { setHideScores } from '@/platform/device/hide-scores.ts'
import { lowDataChoice, setLowData, useLowData } from '@/platform/device/low-data.ts'
import { useStoredData } from '@/platform/device/stored-data.ts'
import { setTheme, themeChoice, useTheme } from '@/platform/device/theme.ts'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import switches from '@/ui/form/switch.module.css'
import tabs from '@/ui/tabs.module.css'
import { StoredRow } from './stored-row.tsx'

/** The stored settings, with their controls. */
export function SettingRows() {
  const { t } = useTranslation('your-data')
  const theme = useTheme()
  const isLow = useLowData()
  const areScoresKept = (useStoredData('hideScores') ?? []).length > 0
  const isThemeKept = themeChoice.use() !== null
  const isLowKept = lowDataChoice.use() !== null
  return (
    <>
      <StoredRow
        id="theme"
        about={t('theme.about')}
        isKept={isThemeKept}
        onClear={async () => setTheme(null)}
      >
        <div role="group" className="flow" aria-label={t('theme.name')} aria-describedby="theme-about">
          {([null, 'light', 'dark'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              className={tabs.chip}
              aria-pressed={theme === choice}
              onClick={() => setTheme(choice)}
            >
              {t(`theme.${choice ?? 'system'}`)}
            </button>
          ))}
        </div>
      </StoredRow>
      <StoredRow
        id="lowData"
        about={t('lowData.about')}
        isKept={isLowKept}
        onClear={async () => setLowData(null)}
        control={
          <button
            type="button"
            role="switch"
            className={switches.switch}
            aria-checked={isLow}
            aria-describedby="lowData-about"
            onClick={() => setLowData(isLow ? 'off' : 'on')}
          >
            {t('lowData.name')}
          </button>
        }
      />
      <StoredRow
        id="hideScores"
        about={t('hideScores.about')}
        isKept={areScoresKept}
        onClear={async () => setHideScores(false)}
        control={<HideScoresSwitch describedBy="hideScores-about">{t('hideScores.name')}</HideScoresSwitch>}
      />
    </>
  )
}
