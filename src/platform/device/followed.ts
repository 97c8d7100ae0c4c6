import { useLayoutEffect, useMemo } from 'react'
import * as v from 'valibot'
import { fromJson } from './from-json.ts'
import { useSavedIds } from './saved-ids.ts'

const idsIn = fromJson(v.array(v.string()), [])

/**
 * Ids of the players and teams that the visitor follows; empty until the page is hydrated, like the prerendered page.
 */
export function useFollowed(): ReadonlySet<string> {
  const players = useSavedIds('player')
  const teams = useSavedIds('team')
  const isKnown = players !== null && teams !== null
  // Compared as text: the stored value is parsed afresh for every rendering.
  const text = JSON.stringify([...(players ?? []), ...(teams ?? [])])

  // Undoes what the inline script did before the first paint (`prerender/inline/reorder-followed.ts`), in the very
  // frame in which the markup itself has the new order, so that nothing visibly moves.
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset.following
  }, [isKnown])

  return useMemo(() => new Set(idsIn(text)), [text])
}
