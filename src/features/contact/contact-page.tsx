import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { formatOpeningHours, phoneHours, replyHours, chatHours } from '@/content/support-hours.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Later } from '@/ui/later.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import { SupportHours } from '@/drawings/support-hours.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { LiveChat } from '@/shared/live-chat.tsx'
import { venueUtcOffset } from '@/lib/format/zone.ts'

const ContactDirectory = deferred(() => import('./contact-directory.tsx'), 'ContactDirectory')

export function ContactPage({ form }: { form: ReactNode }) {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHeader label={t('label')} heading={t('heading')} lead={t('lead', { figure: replyHours })} />
      <div className="wrap split">
        {form}
        <div className="stack gap-6">
          <SupportStatus />
          <Office />
        </div>
      </div>
      <ContactDirectory />
    </>
  )
}

/** Address, office hours, phone number and email address. */
function Office() {
  const { t } = useTranslation('contact')
  return (
    <section className="stack gap-1" aria-labelledby="office">
      <h2 id="office" className="label soft">
        {t('office.heading')}
      </h2>
      <p>
        {t('office.weekStart')} <Ltr>{formatOpeningHours(phoneHours)}</Ltr> {t('office.weekEnd')}
      </p>
      <a className="link" href={`tel:${config.phone.replaceAll(' ', '')}`}>
        <Icon name="phone" />
        <Ltr>{config.phone}</Ltr>
      </a>
      <a className="link" href={`mailto:${config.email}`}>
        <Icon name="mail" />
        <Ltr>{config.email}</Ltr>
      </a>
      <p className="line">
        <Icon name="place" />
        {t('office.place')}
      </p>
    </section>
  )
}

type SupportNow = {
  /** `open`: phone and live chat. `chat`: live chat only. `closed`: email only, answered within a day. */
  state: 'open' | 'chat' | 'closed'
  /** Hours since midnight, with minutes as a fraction. */
  hour: number
  /** E.g. `14:20`. */
  clock: string
}

/** The support desk's status at a given time. It works from Sunday to Thursday. */
export function getSupportStatus(now: Date): SupportNow {
  const there = new Date(now.getTime() + venueUtcOffset)
  const hour = there.getUTCHours() + there.getUTCMinutes() / 60
  const isWithin = ({ from, to }: { from: number; to: number }) => hour >= from && hour < to
  const isWorkingDay = there.getUTCDay() <= 4
  const state = isWorkingDay && isWithin(phoneHours) ? 'open' : isWithin(chatHours) ? 'chat' : 'closed'
  return { state, hour, clock: there.toISOString().slice(11, 16) }
}

/** The support hours, and the status once the visitor's time is known. */
function SupportStatus() {
  const { t } = useTranslation('contact')
  const now = useNow()
  const desk = now && getSupportStatus(now)
  const state = desk?.state
  return (
    <section className="stack gap-2" aria-labelledby="quick-support">
      <h2 id="quick-support" className="label soft">
        {t('quickSupport')}
      </h2>
      <p>
        <Later>{state && t(`desk.${state}`)}</Later>
      </p>
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
            name: <LiveChat name={t('channel.chat')}>{t('channel.chat')}</LiveChat>,
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
      <p className="note">
        <Later>{desk && t('mark', { clock: desk.clock })}</Later>
      </p>
    </section>
  )
}
