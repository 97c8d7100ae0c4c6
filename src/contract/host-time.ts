const patienceMs = 5_000

/**
 * What time it is by the clock of the site's own host, in milliseconds since 1970; null when it cannot be asked. The
 * device's clock may have been set to anything.
 */
export async function askHostTime(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const { headers } = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store', signal })
    const time = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(time) ? null : time
  } catch {
    return null
  }
}
