import { noteFailure, showNotice } from './outdated.ts'

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * Loads something that the page can do without for a while: a failed download is tried again, sooner when the network
 * comes back, instead of taking the page down. Never rejects. What the host no longer has comes with a reload.
 */
export async function patiently<Result>(load: () => Promise<Result>): Promise<Result> {
  for (let times = 0, pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      const result = await load()
      if (times > 0) showNotice(false)
      return result
    } catch {
      times += 1
      void noteFailure(times)
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
