import { createServer, type ServerResponse } from 'node:http'
import type { Running } from './host-contract.ts'

/** Serves a request handler on a free port. */
export async function serveHandler(handle: (request: Request) => Promise<Response>): Promise<Running> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'https://sporte.example')
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    handle(new Request(url, { method: request.method ?? 'GET', headers }))
      .then((answer) => send(answer, response))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(Buffer.from(await answer.arrayBuffer()))
}
