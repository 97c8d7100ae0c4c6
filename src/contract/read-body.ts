/** Four times the size of twenty matches with full scorecards, the longest text that the site requests from a service. */
const longestText = 512 * 1024

/** The first `limit` bytes of a body, and whether that is all of it. The rest is not downloaded. */
export async function readBodyStart(response: Response, limit: number) {
  const reader = response.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  while (reader && size <= limit) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  const isWhole = size <= limit
  if (!isWhole) void reader?.cancel().catch(() => {})
  return { bytes: await new Blob(chunks).slice(0, limit).arrayBuffer(), isWhole }
}

/** All bytes of a body. Rejects if there are more than `limit`, and does not download the rest. */
export async function readBodyBytes(response: Response, limit: number): Promise<ArrayBuffer> {
  const { bytes, isWhole } = await readBodyStart(response, limit)
  if (!isWhole) throw new RangeError('The body is too long')
  return bytes
}

/** The same as text. */
export async function readBodyText(response: Response, limit = longestText): Promise<string> {
  return new TextDecoder().decode(await readBodyBytes(response, limit))
}

/** The same as JSON. Rejects what is none. */
export async function readBodyJson(response: Response): Promise<unknown> {
  return JSON.parse(await readBodyText(response))
}
