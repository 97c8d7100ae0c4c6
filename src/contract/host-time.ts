const timeoutMs = 5_000

/** `untold`: the host is well, and says nothing of the time. Null: it cannot be reached. */
export type HostTime = number | 'untold' | null

/**
 * What time it is by the clock of the site's own host, in milliseconds since 1970. The device's clock may have been set to
 * anything, and so may a captive portal's, which answers in the host's place.
 */
export async function askHostTime(): Promise<HostTime> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const { ok, headers } = await fetch('/robots.txt', {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    })
    if (!ok || !headers.get('Content-Type')?.startsWith('text/plain')) return null
    const time = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(time) ? 'untold' : time
  } catch {
    return null
  }
}
