import { describe, expect, it } from 'vitest'
import { nobody } from '@/features/enquiry/draft/enquiry-draft.ts'
import { checkDraft, isComplete, requiredFields } from '@/features/enquiry/draft/check-draft.ts'

const draft = {
  ...nobody,
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.com',
  message: 'Hello',
}

describe('checkDraft', () => {
  it.each(requiredFields['Popup Form'])('requires %s if it is empty or blank', (field) => {
    for (const blank of ['', '   ', '\n\t', '\u00a0', '\u200f', '\u202d\u200d\u202c', '\u3164']) {
      const problems = checkDraft({ ...draft, [field]: blank })
      expect(problems).toEqual({ [field]: 'missing' })
      expect(isComplete(problems)).toBe(false)
    }
  })

  it('requires a subject on the Contact page only', () => {
    expect(checkDraft({ ...draft, subject: ' ' }, 'Contact Page')).toEqual({ subject: 'missing' })
    expect(checkDraft({ ...draft, subject: 'Prices' }, 'Contact Page')).toEqual({})
    expect(checkDraft({ ...draft, subject: '' })).toEqual({})
  })

  it('requires only the email address for a newsletter sign-up', () => {
    const signUp = { ...nobody, message: '' }

    expect(checkDraft(signUp, 'Newsletter')).toEqual({ email: 'missing' })
    expect(checkDraft({ ...signUp, email: 'layla' }, 'Newsletter')).toEqual({ email: 'malformed' })
    expect(checkDraft({ ...signUp, email: 'layla@example.com' }, 'Newsletter')).toEqual({})
  })
})
