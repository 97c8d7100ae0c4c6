import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Listens on this port, by default on a free one. Resolves with the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  return address.port
}

/** A port for a program that cannot inherit an open one. Another process can take it before the program starts. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await once(server.close(), 'close')
  return port
}
