import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/platform/words/language.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import typography from '@/ui/type.module.css'
import { outcomeOf, type CheckName, type Finding, type Outcome } from './device-check.ts'
import { findingText } from './device-words.ts'

const icons: Record<Outcome, IconName> = { fine: 'check', note: 'alert', bad: 'close', unknown: 'help' }

type DeviceCheckRowProps = { name: CheckName; finding: Finding | undefined; isRunning: boolean }

/** Before it was looked at the row says what it looks at; no row changes its place. */
export function DeviceCheckRow({ name, finding, isRunning }: DeviceCheckRowProps) {
  const { t } = useTranslation('watch-check')
  const language = useLanguage()
  const outcome = finding && outcomeOf(finding)
  const status = outcome ?? (isRunning ? 'waiting' : null)
  return (
    <li data-check={name} data-outcome={status ?? undefined}>
      <Icon name={outcome ? icons[outcome] : 'clock'} />
      <b>{t(`checks.${name}.name`)}</b>
      {status && <span className={`${typography.label} ${layout.soft}`}>{t(`outcome.${status}`)}</span>}
      <p className={`${layout.small} ${layout.soft}`}>
        {finding ? findingText(finding, t, language) : t(`checks.${name}.what`)}
      </p>
    </li>
  )
}
