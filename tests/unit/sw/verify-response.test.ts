import { expect, it } from 'vitest'
import { isVerified } from '../../../sw/verify-response.ts'
import { createEndlessBody } from '../../support/endless-body.ts'

it.each([
  ['/assets/app-1a2b3c4d.js', 'text/javascript'],
  ['/about/', 'text/html'],
])('isVerified › rejects an endless %s and cancels its download', async (url, type) => {
  const { response, cancel } = createEndlessBody()
  const endless = new Response(response.body, { headers: { 'Content-Type': type } })

  expect(await isVerified({ url, revision: 'abcde' }, endless, () => true)).toBe(false)
  expect(cancel).toHaveBeenCalledTimes(1)
})
