import type { Enquiry } from '@/contract/enquiry.ts'
import { cleanEmail } from '@/lib/email.ts'
import { cleanDigits, cleanLine, cleanText } from '@/lib/typed-text.ts'

type Typed = Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'phone' | 'message'> & {
  subject?: string | undefined
}

/** The draft as it is sent. */
export function cleanDraft<Fields extends Typed>(draft: Fields): Fields {
  return {
    ...draft,
    firstName: cleanLine(draft.firstName),
    lastName: cleanLine(draft.lastName),
    email: cleanEmail(draft.email),
    phone: cleanDigits(draft.phone),
    message: cleanText(draft.message),
    ...(draft.subject !== undefined && { subject: cleanLine(draft.subject) }),
  }
}
