import { describe } from 'vitest'
import { SiteServer } from '../sandbox/site-server.ts'
import { distPath } from '../support/built-site.ts'
import { hostContract, type Running } from './host-contract.ts'

async function start(): Promise<Running> {
  const server = new SiteServer(distPath)
  await server.start()
  return { origin: server.url.replace('localhost', '127.0.0.1'), stop: () => server.stop() }
}

describe('host of the other tests and of `npm start`', () => {
  hostContract(start, { isWhole: true })
})
