import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBuilt } from './built-site.ts'

type Meddle = (path: string, response: ServerResponse) => boolean

/**
 * A proxy between the visitor and the host, on a separate port: a captive portal, a misconfigured cache, a full proxy.
 */
export class Middlebox {
  /** Returns true if it has answered the request. */
  meddle: Meddle = () => false
  private readonly host: string
  private readonly server: Server
  private port = 0

  constructor(host: string) {
    this.host = host
    this.server = createServer((request, response) => {
      if (!this.meddle(request.url ?? '/', response)) this.forward(request, response)
    })
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const address: AddressInfo | string | null = this.server.address()
    if (address && typeof address === 'object') this.port = address.port
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise<void>((resolve) => this.server.close(() => resolve()))
  }

  private forward(request: IncomingMessage, response: ServerResponse) {
    const { method, headers } = request
    const onward = ask(this.host + (request.url ?? '/'), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  }
}

const signIn = '<!doctype html><title>Airport Wi-Fi</title><h1>Sign in to go online</h1>'

/** A captive portal's response to any request, with the given content type. */
export function portal(response: ServerResponse, type = 'text/html'): true {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' })
  response.end(signIn)
  return true
}

/** The response of a single-page app host to every URL. */
export function homePage(response: ServerResponse): true {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(readBuilt('index.html'))
  return true
}

/** The 404 of a misconfigured host, cacheable for a year like everything under `/assets/`. */
export function missForYear(response: ServerResponse): true {
  response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end('Not found')
  return true
}
