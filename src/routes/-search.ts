/** The named keys of a query, if they are text. Other keys are ignored. */
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
