import { comingBouts } from './bouts/coming.ts'
import { boxingBouts } from './bouts/boxing.ts'
import { fieldMatches } from './bouts/field.ts'
import { mmaBouts } from './bouts/mma.ts'
import type { Bout } from './bouts/types.ts'

/** Every bout of the sample events: histories, records, cards and next fights are all read from here. */
export const bouts: readonly Bout[] = [...comingBouts, ...mmaBouts, ...boxingBouts, ...fieldMatches]
