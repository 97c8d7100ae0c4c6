import { createServer, type Server } from 'node:http'
import type { SiteServer } from '../sandbox/site-server.ts'

/** Responses of a failing host and of a captive portal, the same for every URL. */
export const fakeResponses = {
  'a host in trouble': { status: 500, type: 'text/plain', body: 'Internal Server Error' },
  'the page of a captive portal': {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: '<!doctype html><html lang="en"><title>Sign in to the network</title><p>Accept the terms.</p></html>',
  },
} as const

/** Replaces the site's server while `meanwhile` runs. */
export async function replaceServer(
  site: SiteServer,
  { status, type, body }: (typeof fakeResponses)[keyof typeof fakeResponses],
  meanwhile: () => Promise<void>,
): Promise<void> {
  await site.stop()
  const impostor = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
  })
  await listen(impostor, Number(new URL(site.url).port))
  try {
    await meanwhile()
  } finally {
    impostor.closeAllConnections()
    await new Promise<void>((resolve) => void impostor.close(() => resolve()))
    await site.start()
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}
