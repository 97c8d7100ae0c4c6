/**
 * Aborts a transaction that still runs when the visitor leaves the page. WebKit freezes it with the page in the
 * back/forward cache, and then later writes of all pages and the worker wait for it
 * (https://github.com/microsoft/vscode/issues/136295).
 */
export function abortOnPagehide(transaction: IDBTransaction): IDBTransaction {
  if (!('onpagehide' in globalThis)) return transaction // the worker
  const ended = new AbortController()
  const end = () => ended.abort()
  transaction.addEventListener('complete', end)
  transaction.addEventListener('abort', end)
  const abort = () => {
    try {
      transaction.abort()
    } catch {
      // It is already committing.
    }
  }
  addEventListener('pagehide', abort, { signal: ended.signal })
  return transaction
}
