import { vi } from 'vitest'

/** A response whose body repeats `piece` without end. */
export function createEndlessBody(piece = ' '.repeat(64 * 1024)) {
  const cancel = vi.fn<() => void>()
  const bytes = new TextEncoder().encode(piece)
  const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(bytes), cancel })
  return { response: new Response(body), cancel }
}
