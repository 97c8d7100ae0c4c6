import { languageKey } from '@/contract/language.ts'
import { lowDataKey } from '@/contract/low-data.ts'
import { hideScoresKey } from '@/contract/hide-scores-key.ts'
import { themeKey } from '@/contract/theme.ts'

type AnyPlace = { key: `sporte:${string}` | `tsr-${string}`; area?: 'session' }

/**
 * All Web Storage keys, grouped as in the visitor's data settings. Other keys do not compile.
 *
 * The site also stores the outbox (`outbox/store.ts`) and the worker's caches.
 */
export const places = {
  language: [{ key: languageKey }],
  // Names from an earlier release; devices still store them.
  players: [{ key: 'sporte:marks-player' }],
  teams: [{ key: 'sporte:marks-team' }],
  events: [{ key: 'sporte:marks-event' }],
  read: [{ key: 'sporte:marks-notification' }],
  watchCode: [{ key: 'sporte:watch-code' }],
  plan: [{ key: 'sporte:plan' }],
  drafts: [
    { key: 'sporte:draft-contact', area: 'session' },
    { key: 'sporte:draft-dialog', area: 'session' },
    { key: 'sporte:unfinished', area: 'session' },
  ],
  profile: [{ key: 'sporte:demo-profile' }],
  pass: [{ key: 'sporte:demo-pass' }, { key: 'sporte:signed-in', area: 'session' }],
  theme: [{ key: themeKey }],
  lowData: [{ key: lowDataKey }],
  hideScores: [{ key: hideScoresKey }],
  notes: [
    { key: 'sporte:checked-at' },
    { key: 'sporte:live-until' }, // of earlier releases
    { key: 'sporte:persistence' },
    { key: 'sporte:tried' }, // of earlier releases
    { key: 'sporte:visits' },
    { key: 'sporte:install-offered' },
    { key: 'sporte:hero-image', area: 'session' },
    { key: 'sporte:reloaded-for', area: 'session' },
    { key: 'sporte:asked', area: 'session' },
    { key: 'sporte:visits', area: 'session' },
    { key: 'tsr-scroll-restoration-v1_3', area: 'session' }, // TanStack Router
  ],
} as const satisfies Record<string, readonly AnyPlace[]>

export type StoredDataId = keyof typeof places

type Listed = (typeof places)[StoredDataId][number]
type SessionPlace = Extract<Listed, { area: 'session' }>

/** A key and its storage area. The probe removes its key immediately. */
export type Place =
  | SessionPlace
  | { key: Exclude<Listed, SessionPlace>['key'] | 'sporte:probe'; area?: undefined }
