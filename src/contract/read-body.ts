/**
 * Four times the size of twenty matches with full scorecards, the longest text that the site requests from a service.
 */
const longestText = 512 * 1024

/** The first `limit` bytes of a body. The rest is not downloaded. */
export async function readBodyBytes(response: Response, limit: number): Promise<ArrayBuffer> {
  if (!response.body) return new ArrayBuffer(0)
  const reader = response.body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (let size = 0; size < limit;) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  void reader.cancel().catch(() => {})
  return new Blob(chunks).slice(0, limit).arrayBuffer()
}

/** The first `limit` bytes of a body as text. */
export async function readBodyText(response: Response, limit = longestText): Promise<string> {
  return new TextDecoder().decode(await readBodyBytes(response, limit))
}

/** Parses a JSON body. Rejects invalid JSON, including a text that was cut short. */
export async function readBodyJson(response: Response): Promise<unknown> {
  return JSON.parse(await readBodyText(response))
}
