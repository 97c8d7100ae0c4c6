import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '@/ui/icon.tsx'
import type { CheckName, CheckOutcome } from './device-check.ts'

const icons: Record<CheckOutcome, IconName> = {
  fine: 'check',
  note: 'alert',
  bad: 'close',
  unknown: 'help',
}

/** `status` is null before the check. */
type DeviceCheckRowProps = { name: CheckName; status: CheckOutcome | 'waiting' | null; text: string }

export function DeviceCheckRow({ name, status, text }: DeviceCheckRowProps) {
  const { t } = useTranslation('watch-player')
  return (
    <li data-check={name} data-outcome={status ?? undefined}>
      {status && status !== 'waiting' ? <Icon name={icons[status]} /> : <i />}
      <b>{t(`check.checks.${name}.name`)}</b>
      {status && <span className="label soft">{t(`check.outcome.${status}`)}</span>}
      <p className="note">{text}</p>
    </li>
  )
}
