/** Runs `work`, never twice at once: any calls meanwhile cause one more run. `work` must not reject. */
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
