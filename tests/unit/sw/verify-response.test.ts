import { describe, expect, it } from 'vitest'
import { isVerified } from '../../../sw/verify-response.ts'
import { createEndlessBody } from '../../support/endless-body.ts'

describe('isVerified', () => {
  it.each([
    ['/assets/app-1a2b3c4d.js', 'text/javascript'],
    ['/about/', 'text/html'],
  ])('rejects an endless %s and cancels its download', async (url, type) => {
    const { response, cancel } = createEndlessBody()
    const endless = new Response(response.body, { headers: { 'Content-Type': type } })

    expect(await isVerified({ url, revision: 'abcde' }, endless, () => true)).toBe(false)
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['/assets/app-1a2b3c4d.js', 'text/javascript'],
    ['/assets/app-1a2b3c4d.css', 'text/css'],
    ['/assets/sporte-latin-1a2b3c4d.woff2', 'font/woff2'],
  ])('rejects a damaged %s', async (url, type) => {
    const respond = (body: string) => new Response(body, { headers: { 'Content-Type': type } })
    const file = { url, revision: 'ungWv48' } // the SHA-256 of `abc`

    expect(await isVerified(file, respond('abc'), () => true)).toBe(true)
    expect(await isVerified(file, respond('abd'), () => true)).toBe(false)
  })
})
