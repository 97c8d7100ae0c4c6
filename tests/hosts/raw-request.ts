import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

type Asking = { method?: string; headers?: Record<string, string>; ca?: Buffer | undefined }
export type HostResponse = Awaited<ReturnType<typeof request>>

/** Sends one raw request. `fetch` would normalise the path, join repeated headers and decompress the body. */
export async function request(origin: string, path: string, { method = 'GET', headers, ca }: Asking = {}) {
  const url = new URL(origin)
  const asked = (url.protocol === 'https:' ? secure : plain)({
    method,
    host: url.hostname,
    port: url.port,
    path,
    headers: { 'Accept-Encoding': 'gzip', ...headers },
    agent: false,
    // The test certificate is valid for localhost only, whatever the origin.
    ...(ca && { ca, servername: 'localhost' }),
  }).end()
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).on('error', reject)
  })
  const body = await buffer(response)
  const allOf = (name: string) => response.headersDistinct[name.toLowerCase()] ?? []
  const header = (name: string) => allOf(name)[0]
  return {
    status: response.statusCode ?? 0,
    allOf,
    header,
    body,
    content: decompressed(body, header('Content-Encoding')),
  }
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0 || encoding === undefined) return body
  if (encoding === 'gzip') return gunzipSync(body)
  if (encoding === 'br') return brotliDecompressSync(body)
  throw new Error(`Nobody has asked for ${encoding}`)
}
