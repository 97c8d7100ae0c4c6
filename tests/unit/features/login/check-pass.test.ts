import { describe, expect, it } from 'vitest'
import { checkPass } from '@/features/login/pass-form.tsx'

const pass = { name: null, email: 'anyone@example.com', password: 'x' }

describe('checkPass', () => {
  it('accepts any email and any password and name, even blank ones', () => {
    expect(checkPass(pass)).toEqual({})
    expect(checkPass({ ...pass, email: 'a@b', password: '   ' })).toEqual({})
    expect(checkPass({ ...pass, name: ' ' })).toEqual({})
  })

  it('requires a name on sign-up only', () => {
    expect(checkPass({ ...pass, name: '' })).toEqual({ name: 'missing' })
    expect(checkPass({ ...pass, name: 'سالم الكتبي' })).toEqual({})
  })

  it('distinguishes a missing email from an invalid one', () => {
    expect(checkPass({ ...pass, email: ' ' })).toEqual({ email: 'missing' })
    expect(checkPass({ ...pass, email: 'anyone' })).toEqual({ email: 'malformed' })
  })
})
