import type { EventId } from './event-ids.ts'
import type { Highlight } from './types.ts'

const files = import.meta.glob<readonly Highlight[]>('./past/*.ts', {
  query: '?highlights',
  import: 'highlights',
  eager: true,
})

/** Empty before the first bout, and without a page of the event. */
export const highlightsOf = (event: EventId): readonly Highlight[] => files[`./past/${event}.ts`] ?? []
