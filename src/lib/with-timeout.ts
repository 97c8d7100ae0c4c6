/** Rejects with a `TimeoutError` if `work` takes longer than `ms`. The work itself continues. */
export function withTimeout<Result>(work: PromiseLike<Result> | Result, ms: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException(`Not within ${ms} ms`, 'TimeoutError')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
