import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from './respond.ts'

/** The region lookup: returns a configurable country, fails, stalls, or returns an invalid response. */
export class GeoLookup {
  /** A country code, or `fail`, `stall`, `nonsense`. */
  country = 'AE'
  requests = 0

  reset() {
    this.country = 'AE'
    this.requests = 0
  }

  handle(_request: IncomingMessage, response: ServerResponse, path: string, search: URLSearchParams) {
    const set = search.get('set')
    if (path === '/country' && set) {
      this.country = set
      return sendJson(response, 200, { country: set })
    }
    this.requests += 1
    if (this.country === 'fail') return sendJson(response, 503, {})
    if (this.country === 'stall') return undefined
    if (this.country === 'nonsense') return sendJson(response, 200, { country: 7 })
    return sendJson(response, 200, { country: this.country })
  }
}
