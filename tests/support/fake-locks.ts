type Options = { signal?: AbortSignal; steal?: boolean }

/** A minimal Web Locks API: locks can be awaited with an abort signal, stolen and queried. */
export class FakeLocks {
  /** The lock name of every request. */
  readonly asked: string[] = []
  /** Rejects every request, as browsers do if storage is denied. */
  isDenied = false
  /** Simulates another context that acts after the lock is taken and before the work starts. */
  onRequest: (name: string) => Promise<void> = () => Promise.resolve()
  private readonly holders = new Map<string, { lose: () => void }>()
  private waiting: { name: string; begin: () => void }[] = []

  readonly request = <Result>(
    name: string,
    { signal, steal = false }: Options,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    this.asked.push(name)
    return new Promise<Result>((resolve, reject) => {
      if (this.isDenied) {
        reject(new DOMException('Storage is denied.', 'SecurityError'))
        return
      }
      const begin = () => {
        const holder = { lose: () => reject(new DOMException('The lock was stolen.', 'AbortError')) }
        this.holders.set(name, holder)
        void this.onRequest(name)
          .then(work)
          .then(resolve, reject)
          .finally(() => {
            if (this.holders.get(name) === holder) this.release(name)
          })
      }
      if (steal) this.holders.get(name)?.lose()
      if (steal || !this.holders.has(name)) {
        begin()
        return
      }
      const waiter = { name, begin }
      this.waiting.push(waiter)
      signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(waiter)) return
        this.waiting = this.waiting.filter((other) => other !== waiter)
        reject(new DOMException('The signal was aborted.', 'AbortError'))
      })
    })
  }

  readonly query = () => Promise.resolve({ held: [...this.holders.keys()].map((name) => ({ name })) })

  /** Takes the lock as another context, and holds it until the returned function is called. */
  hold(name: string): () => void {
    let letGo = () => {}
    void this.request(name, {}, () => new Promise<void>((resolve) => (letGo = resolve))).catch(() => {})
    return () => letGo()
  }

  private release(name: string) {
    this.holders.delete(name)
    const next = this.waiting.find((waiter) => waiter.name === name)
    this.waiting = this.waiting.filter((waiter) => waiter !== next)
    next?.begin()
  }
}
