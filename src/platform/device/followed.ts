import { useLayoutEffect, useMemo } from 'react'
import * as v from 'valibot'
import { fromJson } from './from-json.ts'
import { useMarks } from './marks.ts'

const idsIn = fromJson(v.array(v.string()), [])

/** Ids of the players and teams that this visitor follows; nobody until the page is hydrated, as the build wrote it. */
export function useFollowed(): ReadonlySet<string> {
  const players = useMarks('player')
  const teams = useMarks('team')
  const isKnown = players !== null && teams !== null
  // As text: what is kept is parsed anew for every rendering.
  const text = JSON.stringify([...(players ?? []), ...(teams ?? [])])

  // In the frame in which the markup has the order, so that nothing is seen to move: it ends what the page's own script
  // did before the first paint (`prerender/inline/follow.ts`).
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset.following
  }, [isKnown])

  return useMemo(() => new Set(idsIn(text)), [text])
}
