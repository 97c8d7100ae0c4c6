import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Sandbox } from './sandbox.ts'
import { staticHost } from './static-host.ts'

/** A built site beside its sandbox on one port, as a test drives it: it can die, come back and be redeployed. */
export class SiteServer {
  readonly sandbox = new Sandbox()
  /** Delays a response, by path. */
  holdUp: (path: string) => Promise<void> | undefined = () => undefined
  /** A proxy between the visitor and the site. Returns whether it handled the request. */
  interfere: (request: IncomingMessage, response: ServerResponse) => boolean = () => false
  /** What is missing although the build has it. */
  gone: (path: string) => boolean = () => false
  /** Whether browsers are to keep a miss under `/assets/` for a year, like a file that is there. */
  careless = false
  private server: Server | undefined
  private root: string
  private port: number

  /** `port` 0 takes a free one and keeps it over restarts. */
  constructor(root: string, port = 0) {
    this.root = root
    this.port = port
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  /** Answers everything as a good host does: what one test has put in its way is not the next one's. */
  standBack() {
    this.holdUp = () => undefined
    this.interfere = () => false
    this.gone = () => false
    this.careless = false
  }

  /** Serves another build from now on. */
  deploy(root: string) {
    this.root = root
  }

  async start(): Promise<void> {
    const host = staticHost(() => this.root, {
      isGone: (path) => this.gone(path),
      isCareless: () => this.careless,
    })
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

  /** Cuts every connection, as a lost network does. */
  async stop(): Promise<void> {
    const server = this.server
    this.server = undefined
    server?.closeAllConnections()
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  }
}
