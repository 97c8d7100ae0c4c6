import type { ReactNode } from 'react'
import { localizedPath } from '@/contract/language.ts'
import { openEnquiry } from '@/platform/enquiry-request.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

type EnquiryButtonProps = {
  /** What the enquiry is about, in the page's language: it is written into the message. */
  about?: string | undefined
  /** Which part of it. */
  part?: string | undefined
  className?: string | undefined
  /** Class of the form around the button, which is the layout's item. */
  formClassName?: string | undefined
  children: ReactNode
}

/** Opens the enquiry dialog. Before the page is hydrated the same button leads to the Contact page. */
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
