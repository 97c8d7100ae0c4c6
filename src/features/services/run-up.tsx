import { useTranslation } from 'react-i18next'
import { runUp } from '@/content/services/service-facts.ts'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'

/** The schedule before the event, counted back from the night: what is due, when, and who does it. */
export function RunUp() {
  const { t } = useTranslation('service-sporte-event-crm')
  return (
    <Rows ordered>
      {runUp.map(({ id, days }) => (
        <Row
          key={id}
          lead={days === 0 ? <Icon name="notifications" /> : <Ltr>{days > 0 ? days : `+${-days}`}</Ltr>}
          kicker={`${when(days)} · ${t(`runup.items.${id}.owner`)}`}
          title={t(`runup.items.${id}.title`)}
          note={t(`runup.items.${id}.body`)}
        />
      ))}
    </Rows>
  )

  function when(days: number): string {
    if (days === 0) return t('runup.night')
    if (days < 0) return t('runup.after')
    return days <= 10 ? t('runup.beforeFew') : t('runup.before')
  }
}
