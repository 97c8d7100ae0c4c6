import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from '../../sandbox/sandbox.ts'

describe('LeadInbox', () => {
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
    fetch(address, { method: 'POST', body: JSON.stringify({ message, submissionId: message }) })

  it('records the result of each request', async () => {
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
