import { buttonClass, iconButtonClass } from '@/ui/button.ts'
import { Icon, type IconName } from '@/ui/icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'good' | 'bad' | 'saved' | 'offer'
export type NoticeAction = { label: string; onPress: () => void }

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  good: 'check',
  bad: 'alert',
  saved: 'send-later',
  offer: 'install',
}

type NoticeProps = {
  tone: NoticeTone
  title: string
  body?: string | undefined
  /** At most two. The first is the expected choice. */
  actions?: readonly NoticeAction[] | undefined
  closeLabel: string
  onClose: () => void
}

export function Notice({ tone, title, body, actions = [], closeLabel, onClose }: NoticeProps) {
  return (
    <div
      className={[styles.notice, styles[tone]].filter(Boolean).join(' ')}
      data-tone={tone}
      role={tone === 'bad' ? 'alert' : undefined}
    >
      <Icon name={icons[tone]} />
      <div>
        <p className={styles.title}>{title}</p>
        {body && <p className={styles.body}>{body}</p>}
      </div>
      <button
        type="button"
        className={`${iconButtonClass({ bare: true })} ${styles.close}`}
        aria-label={closeLabel}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ label, onPress }, index) => (
            <button
              key={label}
              type="button"
              className={buttonClass({ tone: toneOf(tone, index), size: 'small' })}
              onClick={onPress}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function toneOf(notice: NoticeTone, index: number) {
  if (index > 0) return 'bare'
  return notice === 'offer' ? 'primary' : 'tonal'
}
