import { useLayoutEffect, useMemo } from 'react'
import * as v from 'valibot'
import { fromJson } from '@/platform/device/from-json.ts'
import { useSavedIds } from './saved-ids.ts'

const idsIn = fromJson(v.array(v.string()), [])

/** Ids of the followed players and teams. Empty until hydration, to match the prerendered page. */
export function useFollowed(): ReadonlySet<string> {
  const players = useSavedIds('player')
  const teams = useSavedIds('team')
  const isKnown = players !== null && teams !== null
  // Compared as text, because each render parses the stored value again.
  const text = JSON.stringify([...(players ?? []), ...(teams ?? [])])

  // Reverts the reordering by the inline script (`build/html/inline/reorder-followed.ts`). Runs in the frame in which
  // the markup has the new order, so that nothing visibly moves.
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset.following
  }, [isKnown])

  return useMemo(() => new Set(idsIn(text)), [text])
}
