import * as v from 'valibot'

export const formTitles = ['Popup Form', 'Contact Page', 'Newsletter'] as const

/** A stored enquiry may predate a field. */
export const text = v.fallback(v.string(), '')

/** Personal details from the form. A field added here also applies to drafts, corrections and submissions. */
export const personFields = { firstName: text, lastName: text, email: text, phone: text, country: text }

/**
 * The exact payload of the lead webhook: the specification's fields and `submissionId`. The ID is created at the first
 * attempt and repeated in every retry, so that the receiver can drop duplicates.
 */
const enquiryFields = {
  ...personFields,
  email: v.string(),
  message: text,
  formTitle: v.picklist(formTitles),
  /** URL of the page on which the visitor wrote the enquiry. */
  pageUrl: text,
  submissionId: v.string(),
  /** The Contact page's form only. */
  subject: v.optional(v.string()),
  department: v.optional(v.string()),
}

/** Preserves fields of a newer version, so that an enquiry remains complete after a rollback. */
export const enquirySchema = v.looseObject(enquiryFields)

export type Enquiry = v.InferOutput<v.ObjectSchema<typeof enquiryFields, undefined>>

/** The reference of a sent message, for the visitor and for the receiver, who has the whole id. */
export const referenceOf = (submissionId: string): string => submissionId.slice(0, 8)
