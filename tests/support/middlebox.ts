import type { ServerResponse } from 'node:http'
import type { SiteServer } from '../sandbox/site-server.ts'
import { readBuilt } from './built-site.ts'

/** Responses of whatever is between the visitor and the host: a captive portal, a misconfigured cache, a full proxy. */

const forAYear = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const signIn =
  '<!doctype html><html lang="en"><title>Airport Wi-Fi</title><h1>Sign in to go online</h1></html>'

/** A captive portal's response to any request, with the given content type. */
export function portal(response: ServerResponse, type: string): true {
  response.writeHead(200, { 'Content-Type': type, ...forAYear }).end(signIn)
  return true
}

/** The response of a single-page app host to every URL. */
export function homePage(response: ServerResponse): true {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(readBuilt('index.html'))
  return true
}

/** The 404 of a misconfigured host, cacheable for a year like everything under `/assets/`. */
export function missForYear(response: ServerResponse): true {
  response.writeHead(404, forAYear).end('Not found')
  return true
}

/** Responses of a failing host and of a captive portal, the same for every URL. */
export const fakeResponses = {
  'a host in trouble': { status: 500, type: 'text/plain', body: 'Internal Server Error' },
  'the page of a captive portal': { status: 200, type: 'text/html; charset=utf-8', body: signIn },
} as const

/** Replaces every response of the site while `meanwhile` runs. */
export async function replaceServer(
  site: SiteServer,
  { status, type, body }: (typeof fakeResponses)[keyof typeof fakeResponses],
  meanwhile: () => Promise<void>,
): Promise<void> {
  site.interfere = (_request, response) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
    return true
  }
  await meanwhile().finally(() => {
    site.interfere = () => false
  })
}
