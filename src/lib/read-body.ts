/** Four times the longest text that the site requests from a service: twenty matches with full scorecards. */
const maxTextLength = 512 * 1024

/** The first `limit` bytes of a body. The rest is not downloaded. */
export async function readBodyBytes(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!response.body) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  while (size < limit) {
    const { done, value } = await reader.read()
    if (done) break
    const chunk = value.subarray(0, limit - size)
    chunks.push(chunk)
    size += chunk.length
  }
  void reader.cancel().catch(() => {})
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** The first `limit` bytes of a body as text. */
export async function readBodyText(response: Response, limit = maxTextLength): Promise<string> {
  return new TextDecoder().decode(await readBodyBytes(response, limit))
}

/** Parses a JSON body. Rejects invalid JSON, and a text over the limit with a `RangeError`. */
export async function readBodyJson(response: Response): Promise<unknown> {
  const bytes = await readBodyBytes(response, maxTextLength + 1)
  if (bytes.length > maxTextLength) throw new RangeError('Over the limit')
  return JSON.parse(new TextDecoder().decode(bytes))
}
