import type { ReactNode } from 'react'
import { localizedPath } from '@/contract/language.ts'
import { openEnquiry } from '@/platform/enquiry-request.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

type EnquiryButtonProps = {
  /** The subject of the enquiry, in the page's language. It is added to the message. */
  about?: string | undefined
  /** A part of the subject. */
  part?: string | undefined
  className?: string | undefined
  /** The class of the form around the button, which is the item of the parent's layout. */
  formClassName?: string | undefined
  children: ReactNode
}

/** Opens the enquiry dialog. Before hydration, the same button leads to the Contact page. */
export function EnquiryButton({ about, part, className, formClassName, children }: EnquiryButtonProps) {
  const language = useLanguage()
  return (
    <form
      className={formClassName}
      action={localizedPath('/contact', language)}
      onSubmit={(event) => {
        event.preventDefault()
        openEnquiry(about, part)
      }}
    >
      <button type="submit" className={className} aria-haspopup="dialog">
        {children}
      </button>
    </form>
  )
}
