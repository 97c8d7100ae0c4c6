import { distPath } from './built-site.ts'
import { SiteServer } from '../sandbox/site-server.ts'

const script = (origin: string) => `
  const fill = () => {
    const slot = document.querySelector('ins.adsbygoogle:not([data-ad-status])')
    if (!slot) throw new Error('Pushed without an empty slot')
    const id = slot.dataset.adSlot
    if (id === 'sold-out') {
      slot.dataset.adStatus = 'unfilled'
      return
    }
    fetch('${origin}/bid?slot=' + id + '&client=' + slot.dataset.adClient + '&size=' + slot.offsetWidth + 'x' + slot.offsetHeight)
    const frame = document.createElement('iframe')
    frame.src = '${origin}/frame?slot=' + id
    frame.width = 1200 // larger than any box
    frame.height = 600
    slot.append(frame)
    slot.dataset.adStatus = 'filled'
  }
  const queued = window.adsbygoogle ?? []
  window.adsbygoogle = { push: fill }
  queued.forEach(fill)
`

/** A mock of an advertising network on a separate origin: a script, its bids and its frames. */
export class AdNetwork {
  /** Path and query of every request, in order. */
  readonly requests: string[] = []
  /** While false, the script URL returns 500. */
  isUp = true
  /** Every response waits for this promise. */
  ready = Promise.resolve()
  private readonly server = new SiteServer(distPath)

  async start(): Promise<void> {
    await this.server.start()
    const { url } = this.server
    this.server.interfere = (request, response) => {
      const path = request.url ?? '/'
      this.requests.push(path)
      const isScript = path.startsWith('/ads.js')
      void this.ready.then(() => {
        response.writeHead(isScript && !this.isUp ? 500 : 200, {
          'content-type': isScript ? 'text/javascript' : 'text/html',
          'access-control-allow-origin': '*',
        })
        response.end(isScript ? script(url) : '<!doctype html><title>Fake ad</title>')
      })
      return true
    }
  }

  get scriptUrl(): string {
    return `${this.server.url}/ads.js`
  }

  reset(): void {
    this.requests.length = 0
    this.isUp = true
    this.ready = Promise.resolve()
  }

  stop(): Promise<void> {
    return this.server.stop()
  }
}
