import { describe, expect, it } from 'vitest'
import { readBodyJson, readBodyText } from '@/lib/read-body.ts'
import { createEndlessBody } from '../../support/endless-body.ts'

describe('readBodyText', () => {
  it.each([
    ['abc', 3],
    ['abcd', 4],
    ['abcde', 4],
    ['', 0],
  ])('returns at most the first 4 bytes of %j', async (body, length) => {
    expect(await readBodyText(new Response(body), 4)).toHaveLength(length)
  })

  it('returns nothing for a response without a body', async () => {
    expect(await readBodyText(new Response(null, { status: 204 }), 4)).toHaveLength(0)
  })

  it('cancels an endless body at the limit', async () => {
    const { response, cancel } = createEndlessBody('x'.repeat(1_000))
    expect(await readBodyText(response, 2_500)).toHaveLength(2_500)
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('rejects if the body is cut off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) })
    await expect(readBodyText(new Response(body), 4)).rejects.toThrow('reset')
  })
})

describe('readBodyJson', () => {
  it('returns the value', async () => {
    expect(await readBodyJson(Response.json({ a: 1 }))).toEqual({ a: 1 })
  })

  it.each(['<html>', '', `["${'x'.repeat(512 * 1024)}"]`])(
    'rejects invalid JSON and bodies that are too long',
    async (body) => {
      const kind = body.length > 9_000 ? RangeError : SyntaxError
      await expect(readBodyJson(new Response(body))).rejects.toThrow(kind)
    },
  )
})
