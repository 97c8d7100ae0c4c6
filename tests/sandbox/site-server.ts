import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from './listen.ts'
import { Sandbox } from './sandbox.ts'
import { staticHost } from './static-host.ts'

/** Serves a built site and its sandbox on one port. Tests can stop, restart and redeploy it. */
export class SiteServer {
  sandbox = new Sandbox()
  /** Delays the response to a path until the promise resolves. */
  holdUp: (path: string) => Promise<void> | undefined = () => undefined
  /** Intercepts requests. Returns true if it has handled the request. */
  interfere: (request: IncomingMessage, response: ServerResponse) => boolean = () => false
  /** Returns true for paths that must return 404 although the build has them. */
  gone: (path: string) => boolean = () => false
  private root: string
  /** A free port that is kept across restarts. */
  private port = 0
  private readonly host = staticHost(
    () => this.root,
    (path) => this.gone(path),
  )
  private readonly server = createServer((request, response) => {
    const answer = () => {
      if (this.interfere(request, response)) return
      if (!this.sandbox.handle(request, response)) this.host(request, response)
    }
    const wait = this.holdUp(request.url ?? '/')
    if (wait) void wait.then(answer)
    else answer()
  })

  constructor(root: string) {
    this.root = root
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
    this.port = await listen(this.server, this.port)
  }

  /** Closes every connection, as if the network was lost. */
  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await once(this.server.close(), 'close')
  }
}
