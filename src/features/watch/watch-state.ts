import type { WatchEvent } from './watch-event.ts'

/** Why a code was not accepted. `message` is the server's own text and is rendered as plain text. */
export type WatchProblem = (
  | { kind: 'invalid' }
  | { kind: 'unreachable' }
  | { kind: 'message'; message: string }
) & {
  /** Only for a typed code that the API refused, because it may be mistyped. */
  lookAlikes?: readonly string[]
}

export type RegionAccess = 'unknown' | 'allowed' | 'blocked'

export type WatchState =
  | { phase: 'locked'; code: string; problem: WatchProblem | null }
  | { phase: 'verifying'; code: string; problem: null }
  | { phase: 'open'; code: string; event: WatchEvent; access: RegionAccess; selectedKey: string | null }

export type WatchAction =
  | { type: 'codeChanged'; code: string }
  | { type: 'submitted'; code: string }
  | { type: 'refused'; problem: WatchProblem }
  | { type: 'accepted'; event: WatchEvent }
  /** The event has changed and still has no stream. */
  | { type: 'updated'; event: WatchEvent }
  | { type: 'accessDecided'; access: 'allowed' | 'blocked' }
  | { type: 'videoSelected'; key: string }
  | { type: 'left' }

export const lockedState: WatchState = { phase: 'locked', code: '', problem: null }

export function watchReducer(state: WatchState, action: WatchAction): WatchState {
  switch (action.type) {
    case 'codeChanged':
      // The field is read-only while a code is being verified. The error remains until the code differs.
      return state.phase === 'locked' && action.code !== state.code
        ? { phase: 'locked', code: action.code, problem: null }
        : state
    case 'submitted':
      return { phase: 'verifying', code: action.code, problem: null }
    case 'refused':
      return state.phase === 'locked' ? state : { phase: 'locked', code: state.code, problem: action.problem }
    case 'accepted':
      return state.phase === 'locked'
        ? state
        : { phase: 'open', code: state.code, event: action.event, access: 'unknown', selectedKey: null }
    case 'updated':
      return state.phase === 'open' ? { ...state, event: action.event } : state
    case 'accessDecided':
      return state.phase === 'open' ? decide(state, action.access) : state
    case 'videoSelected':
      return state.phase === 'open' ? { ...state, selectedKey: action.key } : state
    case 'left':
      return lockedState
  }
}

/** Allowed: highlights start with their first video. Blocked: removes playlist and stream. */
function decide(state: WatchState & { phase: 'open' }, access: 'allowed' | 'blocked'): WatchState {
  const { event } = state
  if (access === 'blocked') {
    return { ...state, access, event: { ...event, playlist: [], streamingUrl: null }, selectedKey: null }
  }
  const first = event.status === 'HIGHLIGHTS' ? event.playlist[0] : undefined
  return { ...state, access, selectedKey: first?.key ?? null }
}
