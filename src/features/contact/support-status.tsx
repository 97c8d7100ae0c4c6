import { useTranslation } from 'react-i18next'
import { chatHours, formatOpeningHours, phoneHours, replyHours } from '@/content/support-hours.ts'
import { useNow } from '@/platform/device/clock.ts'
import { LiveChat } from '@/shared/live-chat.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { getSupportStatus } from './get-support-status.ts'
import styles from './support-status.module.css'

/** The support hours as bars along one day. The status appears once the visitor's time is known. */
export function SupportStatus() {
  const { t } = useTranslation('contact')
  const now = useNow()
  const desk = now && getSupportStatus(now)
  const state = desk?.state
  const lines = [
    { id: 'phone', text: <Ltr>{formatOpeningHours(phoneHours)}</Ltr>, isNow: state === 'open' },
    {
      id: 'chat',
      text: <Ltr>{formatOpeningHours(chatHours)}</Ltr>,
      isNow: state === 'open' || state === 'chat',
    },
    { id: 'email', text: t('within24', { figure: replyHours }), isNow: desk !== null },
  ] as const
  return (
    <section aria-labelledby="quick-support">
      <div className={`row ${styles.head}`}>
        <h2 id="quick-support" className="label">
          {t('quickSupport')}
        </h2>
        <p className={styles.now}>
          {state && <Tag tone={state === 'closed' ? 'plain' : 'data'}>{t(`desk.${state}`)}</Tag>}
        </p>
      </div>
      <dl>
        {lines.map(({ id, text, isNow }) => (
          <div key={id} className={styles.line}>
            <dt>
              {id === 'chat' ? (
                <LiveChat name={t('channel.chat')} className={`link ${styles.chat}`}>
                  {t('channel.chat')}
                </LiveChat>
              ) : (
                t(`channel.${id}`)
              )}
            </dt>
            <dd className="num">{text}</dd>
            <dd className={styles.bar} data-channel={id} data-now={isNow || undefined} aria-hidden="true">
              <i />
              {desk && (
                <svg className={styles.mark} viewBox="0 0 24 1" preserveAspectRatio="none">
                  <rect x={desk.hour - 0.1} width="0.2" height="1" />
                </svg>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={`note ${styles.caption}`}>{desk && t('mark', { clock: desk.clock })}</p>
    </section>
  )
}
