import { openEnquiry } from './enquiry-request.ts'

/**
 * Prefilled messages of the enquiry form, by subject. A separate module from `enquiry-request.ts`, so that only its
 * callers and the dialog download it.
 */
const messages = new Map<string, string>()

/** Opens the enquiry dialog with a prefilled message. Text that the visitor has typed about the same subject stays. */
export function openEnquiryWith(about: string, message: string): void {
  messages.set(about, message)
  openEnquiry(about)
}

export function messageAbout(about: string | undefined): string | undefined {
  return about === undefined ? undefined : (messages.get(about) ?? details.get(about)?.message)
}

type EnquiryDetails = {
  /** The dialog's heading. */
  heading: string
  message?: string
  /** The value of the country field, unless the visitor has chosen one. */
  country?: string
  /** The address of the department. */
  email?: string
}

const details = new Map<string, EnquiryDetails>()

/** Prepares the dialog for enquiries about this subject. */
export function prepareEnquiry(about: string, prepared: EnquiryDetails): void {
  details.set(about, prepared)
}

export function detailsAbout(about: string | undefined): EnquiryDetails | undefined {
  return about === undefined ? undefined : details.get(about)
}
