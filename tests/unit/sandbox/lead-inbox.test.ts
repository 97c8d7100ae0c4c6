import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from '../../sandbox/sandbox.ts'

describe('the lead inbox', () => {
  let sandbox: Sandbox
  let server: Server
  let address = ''

  beforeEach(async () => {
    sandbox = new Sandbox()
    server = createServer((request, response) => void sandbox.handle(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/sandbox/lead`
  })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const send = (message: string) =>
    fetch(address, {
      method: 'POST',
      body: JSON.stringify({ message, submissionId: message }),
      redirect: 'manual',
    })

  const messages = () => sandbox.lead.received.map(({ body }) => body.message)

  it.each([301, 302, 303, 307, 308])('points elsewhere with %i and keeps nothing', async (status) => {
    sandbox.lead.behave({ kind: 'redirect', status, to: '/thanks' })

    const { status: answered, headers } = await send('one')

    expect([answered, headers.get('Location')]).toEqual([status, '/thanks'])
    expect(messages()).toEqual([])
  })

  it('refuses without a CORS header, which another origin cannot read', async () => {
    sandbox.lead.behave({ kind: 'no-cors', status: 403 })

    const { status, headers } = await send('one')

    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
    expect(messages()).toEqual([])
  })

  it('takes a lead without a CORS header too: it has it, and the sender cannot know', async () => {
    sandbox.lead.behave({ kind: 'no-cors', status: 200 })

    const { status, headers } = await send('one')

    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([200, null])
    expect(messages()).toEqual(['one'])
  })

  it.each([
    [false, 'Retry-After'],
    [true, null],
  ])(
    'asks for patience; whether another origin is kept from reading it: %s',
    async (hidesRetryAfter, exposed) => {
      sandbox.lead.behave({ kind: 'status', status: 503, retryAfter: '120', hidesRetryAfter })

      const { headers } = await send('one')

      expect(headers.get('Retry-After')).toBe('120')
      expect(headers.get('Access-Control-Expose-Headers')).toBe(exposed)
    },
  )

  it('answers with the submissionId of the lead, also for a duplicate', async () => {
    await send('one')

    expect(await (await send('one')).json()).toEqual({ ok: true, duplicate: true, submissionId: 'one' })
  })

  it('lets a captive portal answer with its page', async () => {
    sandbox.lead.behave({ kind: 'portal' })

    const answer = await send('one')

    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer.text()).toContain('Log in')
    expect(messages()).toEqual([])
  })

  it('behaves in its own way with the leads that have a text in them, also when told over HTTP', async () => {
    sandbox.lead.behaveWith('poisoned', { kind: 'reset' })
    const told = JSON.stringify({ kind: 'status', status: 422, only: 'wrong' })
    await fetch(`${address}/behaviour`, { method: 'POST', body: told })

    await expect(send('a poisoned one')).rejects.toThrow('fetch failed')
    expect((await send('a wrong one')).status).toBe(422)
    expect((await send('a good one')).status).toBe(200)

    expect(messages()).toEqual(['a good one'])
  })

  it('notes what became of each request', async () => {
    sandbox.lead.behaveOnce({ kind: 'drop-answer' })
    await expect(send('one')).rejects.toThrow('fetch failed')
    await send('one')

    expect(sandbox.lead.tries).toMatchObject([
      { behaviour: { kind: 'drop-answer' }, answered: false },
      { behaviour: { kind: 'accept' }, answered: true },
    ])
    expect(sandbox.lead.received).toMatchObject([{ duplicate: false }, { duplicate: true }])
  })
})
