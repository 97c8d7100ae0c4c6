import * as v from 'valibot'

export const formTitles = ['Popup Form', 'Contact Page', 'Newsletter'] as const

/**
 * What the lead webhook receives, exactly: the specification's fields plus `submissionId`, minted at the first attempt
 * and the same in every retry, so that the receiver can drop a duplicate after a lost answer.
 */
const enquiryFields = {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  country: v.string(),
  message: v.string(),
  formTitle: v.picklist(formTitles),
  /** The address of the page where the visitor wrote it. */
  pageUrl: v.string(),
  submissionId: v.string(),
  /** The Contact page's form only. */
  subject: v.optional(v.string()),
  department: v.optional(v.string()),
}

/** A field that only a newer version knows stays with the enquiry: after a rollback it is still what was written. */
export const enquirySchema = v.looseObject(enquiryFields)

export type Enquiry = v.InferOutput<v.ObjectSchema<typeof enquiryFields, undefined>>
