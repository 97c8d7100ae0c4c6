import { Button } from '@/ui/button.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import styles from './toast.module.css'

export type ToastTone = 'info' | 'good' | 'bad' | 'saved' | 'offer'
export type ToastAction = { label: string; onPress: () => void }

const icons: Record<ToastTone, IconName> = {
  info: 'info',
  good: 'check',
  bad: 'alert',
  saved: 'send-later',
  offer: 'install',
}

type ToastProps = {
  tone: ToastTone
  title: string
  body?: string | undefined
  /** At most two. The first is the expected choice. */
  actions?: readonly ToastAction[] | undefined
  closeLabel: string
  onClose: () => void
}

export function Toast({ tone, title, body, actions = [], closeLabel, onClose }: ToastProps) {
  return (
    <div
      className={`card noted ${styles.toast}`}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {body && <p className="note">{body}</p>}
      </div>
      <button type="button" className="icon-button bare" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
      {actions.length > 0 && (
        <div className="row">
          {actions.map(({ label, onPress }, index) => (
            <Button key={label} tone={toneOf(tone, index)} size="small" onClick={onPress}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

function toneOf(toast: ToastTone, index: number) {
  if (index > 0) return 'bare'
  return toast === 'offer' ? 'primary' : 'tonal'
}
