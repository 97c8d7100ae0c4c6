import { handleLoadFailure, showLoadErrorBanner } from './load-failure.ts'

const firstPauseMs = 2_000
const maxPauseMs = 60_000

/**
 * Loads an optional resource. Retries a failed download, immediately when the network returns, and never rejects. If
 * the host no longer has the file, a reload fetches the new version.
 */
export async function withRetry<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let times = 0, pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      const result = await load()
      if (times > 0) showLoadErrorBanner(false)
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
