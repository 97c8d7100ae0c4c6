/**
 * Pairs ids with their messages, in the order of the ids: `listed(steps, t('steps.items', { returnObjects: true }))`.
 */
export function listMessages<Id extends string, Words>(
  ids: readonly Id[],
  words: Readonly<Record<Id, Words>>,
): ({ id: Id } & Words)[] {
  return ids.map((id) => ({ id, ...words[id] }))
}

/** The same for items that have more fields than an id. */
export function withMessages<Id extends string, Item extends { id: Id }, Words>(
  items: readonly (Item & { id: Id })[],
  words: Readonly<Record<Id, Words>>,
): (Item & Words)[] {
  return items.map((item) => ({ ...item, ...words[item.id] }))
}
