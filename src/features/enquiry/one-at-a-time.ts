/** Runs `work` when asked, never twice at once: whatever is asked meanwhile becomes one more run. It must not reject. */
export function oneAtATime(work: () => Promise<void>): { run: () => void; isRunning: () => boolean } {
  let isRunning = false
  let isWanted = false

  const runWhileWanted = async () => {
    isRunning = true
    while (isWanted) {
      isWanted = false
      await work()
    }
    isRunning = false
  }

  return {
    run: () => {
      isWanted = true
      if (!isRunning) void runWhileWanted()
    },
    isRunning: () => isRunning,
  }
}
