import { createServer, type Server } from 'node:http'
import { readBuilt } from '../support/built-site.ts'
import { expect, test } from '../support/site.ts'

/** Sends a page in two halves, as a slow connection does. */
function slowHost(html: string, pause: number): Server {
  const middle = html.indexOf('<form', html.indexOf('<main'))
  return createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.write(html.slice(0, middle))
    setTimeout(() => response.end(html.slice(middle)), pause)
  })
}

test('paints a page only when it is complete, so that centred content does not move', async ({ page }) => {
  const pause = 1_500
  const host = slowHost(readBuilt('ar/watch/index.html'), pause)
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const address = host.address()
  if (!address || typeof address === 'string') throw new Error('The host has no port')
  try {
    await page.goto(`http://localhost:${address.port}/`)
    const painted = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    await expect.poll(painted).toBeGreaterThanOrEqual(pause)
  } finally {
    host.close()
  }
})
