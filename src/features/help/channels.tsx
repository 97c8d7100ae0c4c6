import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { chatHours, chatIntake, formatHour, formatOpeningHours, phoneHours } from '@/content/support-hours.ts'
import { LiveChat } from '@/shared/live-chat.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Ltr } from '@/ui/ltr.tsx'

/** Three ways to contact support, with their hours. */
export function Channels() {
  const { t } = useTranslation('help')
  const email = config.email.replace(/^[^@]+/, 'support')
  const hours = { from: formatHour(chatHours.from), to: formatHour(chatHours.to) }
  return (
    <Block id="channels" label={t('channels.label')} heading={t('channels.heading')}>
      <Features
        items={[
          {
            id: 'chat',
            icon: 'chat',
            title: (
              <>
                {t('channels.chat.name')} · <Ltr>{chatIntake}</Ltr>
              </>
            ),
            body: t('channels.chat.body', hours),
            more: <LiveChat name={t('channels.chat.name')}>{t('channels.chat.action')}</LiveChat>,
          },
          {
            id: 'phone',
            icon: 'phone',
            title: (
              <>
                {t('channels.phone.name')} · <Ltr>{formatOpeningHours(phoneHours)}</Ltr>
              </>
            ),
            body: t('channels.phone.body'),
            more: (
              <a className="link" href={`tel:${config.phone.replaceAll(' ', '')}`}>
                <Ltr>{config.phone}</Ltr>
              </a>
            ),
          },
          {
            id: 'email',
            icon: 'mail',
            title: `${t('channels.email.name')} · ${t('channels.email.hours', { figure: claims.replyHours })}`,
            body: t('channels.email.body', { figure: claims.replyHours }),
            more: (
              <a className="link" href={`mailto:${email}`}>
                <Ltr>{email}</Ltr>
              </a>
            ),
          },
        ]}
      />
    </Block>
  )
}
