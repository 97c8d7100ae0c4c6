type EnquiryDetails = {
  /** The dialog's heading. */
  heading?: string
  /** The initial message, instead of the specified sentence. */
  message?: string
  /** The value of the country field, unless the visitor has chosen one. */
  country?: string
  /** That of the department, instead of the page's. */
  mailbox?: string | undefined
}

/**
 * Details of the enquiry dialog, by subject. A separate module from `enquiry-request.ts`, so that only its callers and
 * the dialog download it.
 */
const details = new Map<string, EnquiryDetails>()

/** Prepares the dialog for enquiries about this subject. Text that the visitor has typed about it stays. */
export function prepareEnquiry(about: string, prepared: EnquiryDetails): void {
  details.set(about, prepared)
}

export function detailsAbout(about: string | undefined): EnquiryDetails | undefined {
  return about === undefined ? undefined : details.get(about)
}
