import * as v from 'valibot'

export const formTitles = ['Popup Form', 'Contact Page', 'Newsletter'] as const

/** A queued enquiry may be older than a field. */
export const text = v.fallback(v.string(), '')

/** The visitor's own data. A field that is added here is in drafts, corrections and submissions. */
export const personFields = { firstName: text, lastName: text, email: text, phone: text, country: text }

/**
 * What the lead webhook receives, exactly: the specification's fields plus `submissionId`, minted at the first attempt
 * and the same in every retry, so that the receiver can drop a duplicate after a lost answer.
 */
const enquiryFields = {
  ...personFields,
  email: v.string(),
  message: text,
  formTitle: v.picklist(formTitles),
  /** The address of the page where the visitor wrote it. */
  pageUrl: text,
  submissionId: v.string(),
  /** The Contact page's form only. */
  subject: v.optional(v.string()),
  department: v.optional(v.string()),
}

/** Fields of a newer version are kept, so that a rollback loses nothing that was written. */
export const enquirySchema = v.looseObject(enquiryFields)

export type Enquiry = v.InferOutput<v.ObjectSchema<typeof enquiryFields, undefined>>
