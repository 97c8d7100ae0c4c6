import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askHostTime, type HostTime } from '@/contract/host-time.ts'

const date = 'Mon, 23 Nov 2026 04:00:00 GMT'
let close = () => {}

/** Asks whoever answers in the host's place, over real HTTP. */
async function ask(answer: RequestListener): Promise<HostTime> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => void server.close()
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It has no port')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${address.port}${path}`, init),
  )
  return askHostTime()
}

afterEach(() => {
  vi.unstubAllGlobals()
  close()
})

describe('askHostTime', () => {
  it('is what the host says', async () => {
    const time = await ask((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', Date: date }).end()
    })
    expect(time).toBe(Date.parse(date))
  })

  it.each([
    ['a portal that points to its own page', 302, { Location: 'http://portal.example/' }],
    ['a portal that answers itself', 200, { 'Content-Type': 'text/html' }],
    ['a host in trouble', 503, { 'Content-Type': 'text/plain' }],
  ] as const)('is not known from %s', async (_who, status, headers) => {
    const time = await ask((_request, response) => {
      response.writeHead(status, { Date: date, ...headers }).end()
    })
    expect(time).toBeNull()
  })

  it.each([{ Date: 'soon' }, { 'X-Date': date }])(
    'is untold by a host that answers well with %j',
    async (headers) => {
      const time = await ask((_request, response) => {
        response.sendDate = false
        response.writeHead(200, { 'Content-Type': 'text/plain', ...headers }).end()
      })
      expect(time).toBe('untold')
    },
  )

  it('is not known where the connection is cut', async () => {
    expect(await ask(({ socket }) => void socket.destroy())).toBeNull()
  })
})
