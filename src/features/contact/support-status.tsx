import { useTranslation } from 'react-i18next'
import { chatHours, formatOpeningHours, phoneHours, replyHours } from '@/content/support-hours.ts'
import { SupportHours } from '@/drawings/support-hours.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { LiveChat } from '@/shared/live-chat.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { getSupportStatus } from './get-support-status.ts'

/** The support hours, and the status once the visitor's time is known. */
export function SupportStatus() {
  const { t } = useTranslation('contact')
  const now = useNow()
  const desk = now && getSupportStatus(now)
  const state = desk?.state
  return (
    <section className="stack gap-2" aria-labelledby="quick-support">
      <h2 id="quick-support" className="label soft">
        {t('quickSupport')}
      </h2>
      <p>{state ? t(`desk.${state}`) : '\u00a0'}</p>
      <SupportHours
        hour={desk && desk.hour}
        channels={[
          {
            id: 'phone',
            name: t('channel.phone'),
            text: <Ltr>{formatOpeningHours(phoneHours)}</Ltr>,
            hours: phoneHours,
            isNow: state === 'open',
          },
          {
            id: 'chat',
            name: (
              <LiveChat name={t('channel.chat')} className="link">
                {t('channel.chat')}
              </LiveChat>
            ),
            text: <Ltr>{formatOpeningHours(chatHours)}</Ltr>,
            hours: chatHours,
            isNow: state === 'open' || state === 'chat',
          },
          {
            id: 'email',
            name: t('channel.email'),
            text: t('within24', { figure: replyHours }),
            hours: { from: 0, to: 24 },
            isNow: desk !== null,
          },
        ]}
      />
      <p className="note">{desk ? t('mark', { clock: desk.clock }) : '\u00a0'}</p>
    </section>
  )
}
