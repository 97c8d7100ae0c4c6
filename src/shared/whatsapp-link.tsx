import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { ExternalLink } from '@/ui/external-link.tsx'
import { whatsAppAddress } from './whatsapp-address.ts'

type WhatsAppLinkProps = {
  /** What waits in the conversation to be sent: what it is about, or what was written. */
  text?: string
  className?: string | undefined
}

/** Nothing where no number is configured. A link alone: nobody is asked for anything before it is pressed. */
export function WhatsAppLink({ text = '', className }: WhatsAppLinkProps) {
  const { t } = useTranslation('common')
  const number = import.meta.env.VITE_WHATSAPP_NUMBER
  if (!number) return null
  return (
    <ExternalLink href={whatsAppAddress(number, text)} newTabLabel={t('opensInNewTab')} className={className}>
      <Icon name="chat" />
      {t('whatsApp')}
    </ExternalLink>
  )
}
