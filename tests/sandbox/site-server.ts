import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Sandbox } from './sandbox.ts'
import { staticHost } from './static-host.ts'

/** Serves a built site and its sandbox on one port. Tests can stop, restart and redeploy it. */
export class SiteServer {
  readonly sandbox = new Sandbox()
  /** Delays the response to a path until the promise resolves. */
  holdUp: (path: string) => Promise<void> | undefined = () => undefined
  /** Intercepts requests. Returns true if it has handled the request. */
  interfere: (request: IncomingMessage, response: ServerResponse) => boolean = () => false
  /** Returns true for paths that must return 404 although the build has them. */
  gone: (path: string) => boolean = () => false
  private server: Server | undefined
  private root: string
  private port: number

  /** `port` 0 picks a free port and keeps it across restarts. */
  constructor(root: string, port = 0) {
    this.root = root
    this.port = port
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  /** Removes all delays and faults, so that they do not affect the next test. */
  standBack() {
    this.holdUp = () => undefined
    this.interfere = () => false
    this.gone = () => false
  }

  /** Serves another build for all further requests. */
  deploy(root: string) {
    this.root = root
  }

  async start(): Promise<void> {
    const host = staticHost(
      () => this.root,
      (path) => this.gone(path),
    )
    const server = createServer((request, response) => {
      const answer = () => {
        if (this.interfere(request, response)) return
        if (!this.sandbox.handle(request, response)) host(request, response)
      }
      const wait = this.holdUp(request.url ?? '/')
      if (wait) void wait.then(answer)
      else answer()
    })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(this.port, '127.0.0.1', resolve)
    })
    const address: AddressInfo | string | null = server.address()
    if (address && typeof address === 'object') this.port = address.port
    this.server = server
  }

  /** Closes every connection, as if the network was lost. */
  async stop(): Promise<void> {
    const server = this.server
    this.server = undefined
    server?.closeAllConnections()
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  }
}
