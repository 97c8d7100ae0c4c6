import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type HostResponse = {
  status: number
  /** As sent: a repeated header is listed twice. */
  sent: [name: string, value: string][]
  header: (name: string) => string | undefined
  body: Buffer
  /** The decompressed body. */
  content: Buffer
}

type Asking = { method?: string; headers?: Record<string, string>; ca?: Buffer | undefined }

/** Sends one raw request. `fetch` would normalise the path, join repeated headers and decompress the body. */
export async function request(origin: string, path: string, { method = 'GET', headers, ca }: Asking = {}) {
  const url = new URL(origin)
  const options = {
    method,
    host: url.hostname,
    port: url.port,
    path,
    headers: { 'Accept-Encoding': 'gzip', ...headers },
    agent: false as const,
    // The test certificate is valid for localhost only, whatever the origin.
    ...(ca && { ca, servername: 'localhost' }),
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = url.protocol === 'https:' ? secure(options, resolve) : plain(options, resolve)
    request.on('error', reject)
    request.end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  return answerOf(response, Buffer.concat(chunks))
}

function answerOf({ statusCode = 0, rawHeaders }: IncomingMessage, body: Buffer): HostResponse {
  const sent = rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? '']] : [],
  )
  const header = (name: string) => sent.find(([each]) => each === name.toLowerCase())?.[1]
  return { status: statusCode, sent, header, body, content: decompressed(body, header('Content-Encoding')) }
}

function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0 || encoding === undefined) return body
  if (encoding === 'gzip') return gunzipSync(body)
  if (encoding === 'br') return brotliDecompressSync(body)
  throw new Error(`Nobody has asked for ${encoding}`)
}
