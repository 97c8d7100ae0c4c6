const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * Loads something that the page can do without for a while: a failed download is tried again, sooner when the network
 * comes back, instead of taking the page down. Never rejects.
 */
export async function patiently<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await load()
    } catch {
      await pause(pauseMs)
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      removeEventListener('online', settle)
      resolve()
    }
    const timer = setTimeout(settle, ms)
    addEventListener('online', settle)
  })
}
