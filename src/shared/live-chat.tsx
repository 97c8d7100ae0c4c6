import { useEffect, type ReactNode } from 'react'
import { prepareEnquiry } from '@/platform/enquiry-message.ts'
import { EnquiryButton } from './enquiry-button.tsx'
import { WhatsAppLink } from './whatsapp-link.tsx'

type LiveChatProps = {
  /** “Live chat” in the page's language. */
  name: string
  children: ReactNode
}

/** Opens WhatsApp if a number is configured, otherwise the enquiry dialog under the same name. */
export function LiveChat({ name, children }: LiveChatProps) {
  useEffect(() => prepareEnquiry(name, { heading: name, message: `${name}: ` }), [name])
  if (import.meta.env.VITE_WHATSAPP_NUMBER) return <WhatsAppLink className="link">{children}</WhatsAppLink>
  return (
    <EnquiryButton about={name} className="link">
      {children}
    </EnquiryButton>
  )
}
