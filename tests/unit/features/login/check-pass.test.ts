import { describe, expect, it } from 'vitest'
import { checkPass } from '@/features/login/check-pass.ts'

const pass = { name: null, email: 'anyone@example.com', password: 'x' }

describe('checkPass', () => {
  it('accepts any email and any password, blanks too', () => {
    expect(checkPass(pass)).toEqual({})
    expect(checkPass({ ...pass, password: '   ' })).toEqual({})
  })

  it('asks for a name on signing up only', () => {
    expect(checkPass({ ...pass, name: ' ' })).toEqual({ name: 'missing' })
    expect(checkPass({ ...pass, name: 'سالم الكتبي' })).toEqual({})
  })

  it('tells an email that is missing from one that is none', () => {
    expect(checkPass({ ...pass, email: ' ' })).toEqual({ email: 'missing' })
    expect(checkPass({ ...pass, email: 'anyone' })).toEqual({ email: 'malformed' })
  })

  it('names everything at once', () => {
    expect(checkPass({ name: '', email: '', password: '' })).toEqual({
      name: 'missing',
      email: 'missing',
      password: 'missing',
    })
  })
})
