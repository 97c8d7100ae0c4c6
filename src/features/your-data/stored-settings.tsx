import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { clearStoredData, useStoredData } from '@/platform/device/stored-data.ts'
import { lowDataChoice, setLowData, useLowData } from '@/platform/device/low-data.ts'
import { setTheme, themeChoice, useTheme } from '@/platform/device/theme.ts'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import { setHideScores, useHideScores } from '@/platform/device/hide-scores.ts'
import { Button } from '@/ui/button.tsx'
import switches from '@/ui/form/switch.module.css'
import tabs from '@/ui/tabs.module.css'
import styles from './stored-data-row.module.css'

/** The stored settings, with their controls. */
export function StoredSettings() {
  return (
    <>
      <ThemeRow />
      <LowDataRow />
      <HideScoresRow />
    </>
  )
}

function ThemeRow() {
  const { t } = useTranslation('your-data')
  const theme = useTheme()
  const isKept = themeChoice.use() !== null
  return (
    <SettingRow id="theme" isKept={isKept} onClear={() => setTheme(null)}>
      <h2 id="theme-name">{t('theme.name')}</h2>
      <div role="group" className="flow" aria-labelledby="theme-name" aria-describedby="theme-about">
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
    </SettingRow>
  )
}

function LowDataRow() {
  const { t } = useTranslation('your-data')
  const isLow = useLowData()
  const isKept = lowDataChoice.use() !== null
  return (
    <SettingRow id="lowData" isKept={isKept} onClear={() => setLowData(null)}>
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
    </SettingRow>
  )
}

function HideScoresRow() {
  const { t } = useTranslation('your-data')
  useHideScores() // re-renders, because the switch changes the stored value
  const isKept = (useStoredData('hideScores') ?? []).length > 0
  return (
    <SettingRow id="hideScores" isKept={isKept} onClear={() => setHideScores(false)}>
      <HideScoresSwitch className={switches.switch} describedBy="hideScores-about">
        {t('hideScores.name')}
      </HideScoresSwitch>
    </SettingRow>
  )
}

type SettingRowProps = {
  id: 'theme' | 'lowData' | 'hideScores'
  isKept: boolean
  onClear: () => void
  children: ReactNode
}

function SettingRow({ id, isKept, onClear, children }: SettingRowProps) {
  const { t } = useTranslation('your-data')
  const name = t(`${id}.name`)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {children}
        <p id={`${id}-about`} className="note">
          {t(`${id}.about`)}
        </p>
      </div>
      <div className={styles.action}>
        <Button
          tone="tonal"
          size="small"
          aria-label={t('clearOf', { name })}
          aria-disabled={!isKept || undefined}
          onClick={() => {
            if (!isKept) return
            onClear()
            clearStoredData(id)
            announce(t('cleared', { name }))
          }}
        >
          {t('clear')}
        </Button>
      </div>
    </li>
  )
}
