import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { ExternalLink } from './external-link.tsx'
import { whatsAppUrl } from './whatsapp-url.ts'

type WhatsAppLinkProps = {
  /** The prefilled message. */
  text?: string
  className?: string | undefined
  /** By default an icon and “Ask on WhatsApp”. */
  children?: ReactNode
}

/** Renders nothing without a configured number. A plain link, so nothing is requested before it is pressed. */
export function WhatsAppLink({ text = '', className, children }: WhatsAppLinkProps) {
  const { t } = useTranslation()
  const number = import.meta.env.VITE_WHATSAPP_NUMBER
  if (!number) return null
  return (
    <ExternalLink href={whatsAppUrl(number, text)} className={className}>
      {children ?? (
        <>
          <Icon name="chat" />
          {t('whatsApp')}
        </>
      )}
    </ExternalLink>
  )
}
