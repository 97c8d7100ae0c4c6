import { handleLoadFailure, showNotice } from './load-failure.ts'

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * Loads something that the page can do without for a while: a failed download is retried, at once when the network
 * comes back, instead of breaking the page. Never rejects. A file that the host no longer has comes with a reload.
 */
export async function withRetry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let times = 0, pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const result = await load()
      if (times > 0) showNotice(false)
      return result
    } catch {
      times += 1
      void handleLoadFailure(times)
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
