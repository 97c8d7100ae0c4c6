import { describe, expect, it, vi } from 'vitest'
import { readBodyJson, readBodyStart, readBodyText } from '@/contract/read-body.ts'

/** A body of `pieces`, endlessly repeated. */
function endless(piece: string) {
  const cancel = vi.fn<() => void>()
  let pulls = 0
  const body = new ReadableStream({
    pull(controller) {
      pulls += 1
      controller.enqueue(new TextEncoder().encode(piece))
    },
    cancel,
  })
  return { response: new Response(body), cancel, pulls: () => pulls }
}

const startOf = async (response: Response, limit: number) => {
  const { bytes, isWhole } = await readBodyStart(response, limit)
  return { text: new TextDecoder().decode(bytes), isWhole }
}

describe('readBodyStart', () => {
  it('returns all of a body that is as long as the limit', async () => {
    expect(await startOf(new Response('abcd'), 4)).toEqual({ text: 'abcd', isWhole: true })
  })

  it('returns the first bytes of a longer body', async () => {
    expect(await startOf(new Response('abcde'), 4)).toEqual({ text: 'abcd', isWhole: false })
  })

  it('returns nothing for a response without a body', async () => {
    expect(await startOf(new Response(null, { status: 204 }), 4)).toEqual({ text: '', isWhole: true })
  })

  it('cancels an endless body at the limit', async () => {
    const { response, cancel, pulls } = endless('x'.repeat(1_000))
    expect((await startOf(response, 2_500)).text).toHaveLength(2_500)
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(pulls()).toBeLessThanOrEqual(4)
  })
})

describe('readBodyText and readBodyJson', () => {
  it('return what is not too long', async () => {
    expect(await readBodyText(new Response('x'.repeat(512 * 1024)))).toHaveLength(512 * 1024)
    expect(await readBodyJson(Response.json({ a: 1 }))).toEqual({ a: 1 })
  })

  it('reject what is too long', async () => {
    await expect(readBodyText(new Response('x'.repeat(512 * 1024 + 1)))).rejects.toThrow('too long')
    const { response, cancel } = endless(' '.repeat(64 * 1024))
    await expect(readBodyJson(response)).rejects.toThrow('too long')
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('reject what is no JSON', async () => {
    await expect(readBodyJson(new Response('<html>'))).rejects.toThrow(SyntaxError)
  })
})
