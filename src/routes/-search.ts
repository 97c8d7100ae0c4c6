/** What a page reads of its query: the named keys that carry text. Everything else in an address is not ours. */
export function keepTexts<Key extends string>(
  search: Record<string, unknown>,
  keys: readonly Key[],
): Partial<Record<Key, string>> {
  const kept: Partial<Record<Key, string>> = {}
  for (const key of keys) {
    const value = search[key]
    if (typeof value === 'string') kept[key] = value
  }
  return kept
}
