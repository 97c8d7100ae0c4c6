const unfinished = new Set<IDBTransaction>()

/**
 * Keeps a reference to a transaction until it ends. WebKit may garbage-collect it before it commits, and then every later
 * write to its store hangs (https://github.com/localForage/localForage/issues/824).
 */
export function keepUntilEnd(transaction: IDBTransaction): IDBTransaction {
  unfinished.add(transaction)
  const forget = () => unfinished.delete(transaction)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
  return transaction
}
