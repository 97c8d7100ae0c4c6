const deviceChecks = ['frame', 'video', 'network', 'clock', 'storage', 'region'] as const

/** In display order: before an event, and under a player that does not play, with the most likely causes first. */
export const checksOf = {
  section: deviceChecks,
  player: ['stream', 'autoplay', 'saver', ...deviceChecks],
} as const
export type CheckPlace = keyof typeof checksOf
export type CheckName = (typeof checksOf)[CheckPlace][number]

/** `note`: good to know, `bad`: does not play, `unknown`: could not be checked. */
export type CheckOutcome = 'fine' | 'note' | 'bad' | 'unknown'

/** All results of the checks, and their effect on playback. */
const outcomes = {
  streamAnswers: 'fine',
  streamSilent: 'bad',
  streamUnasked: 'unknown',
  autoplayWorks: 'fine',
  autoplayMuted: 'note',
  autoplayBlocked: 'note',
  saverOff: 'fine',
  saverOn: 'note',
  frameWorks: 'fine',
  frameBlocked: 'bad',
  videoSmooth: 'fine',
  videoWorks: 'fine',
  videoUncommon: 'note',
  videoNone: 'bad',
  networkWorks: 'fine',
  networkSlow: 'note',
  networkOffline: 'bad',
  serverSilent: 'bad',
  codesSilent: 'bad',
  clockRight: 'fine',
  clockAhead: 'note',
  clockBehind: 'note',
  clockUnknown: 'unknown',
  storageWorks: 'fine',
  storagePrivate: 'note',
  storageTextOnly: 'note',
  storageNone: 'note',
  regionKnown: 'fine',
  regionUnknown: 'note',
} as const satisfies Record<string, CheckOutcome>

export type Finding = {
  reason: keyof typeof outcomes
  /** The response time of our server, or the clock's deviation, in milliseconds. */
  ms?: number
  /** The viewer's two-letter country code. */
  country?: string
}

export type Findings = Readonly<Partial<Record<CheckName, Finding>>>

export function getOutcome({ reason }: Finding): CheckOutcome {
  return outcomes[reason]
}

const slowAnswerMs = 1_000
const tolerableSkewMs = 120_000

export type ServerAnswer = {
  ms: number
  /** The device's time minus the server's. Null if the server does not send its time. */
  skewMs: number | null
}

export function judgeNetwork(isOnline: boolean, server: ServerAnswer | null, codesAnswer: boolean): Finding {
  if (!server) return { reason: isOnline ? 'serverSilent' : 'networkOffline' }
  if (!codesAnswer) return { reason: 'codesSilent' }
  const { ms } = server
  return { reason: ms > slowAnswerMs ? 'networkSlow' : 'networkWorks', ms }
}

export function judgeClock(server: ServerAnswer | null): Finding {
  if (!server || server.skewMs === null) return { reason: 'clockUnknown' }
  const ms = Math.abs(server.skewMs)
  if (ms <= tolerableSkewMs) return { reason: 'clockRight' }
  return { reason: server.skewMs > 0 ? 'clockAhead' : 'clockBehind', ms }
}

/** A cache sends the `Date` of its copy together with `Age`. */
export function getClockSkew(headers: Headers, deviceTime: number): number | null {
  const sentAt = Date.parse(headers.get('date') ?? '')
  const ageSeconds = Number(headers.get('age') ?? 0)
  const skewMs = deviceTime - sentAt - ageSeconds * 1_000
  return Number.isFinite(skewMs) ? skewMs : null
}

export type StorageFacts = { keepsText: boolean; keepsRows: boolean; isPrivate: boolean }

/** Storage problems never prevent playback: the visitor then types the code again. */
export function judgeStorage({ keepsText, keepsRows, isPrivate }: StorageFacts): Finding {
  if (!keepsText) return { reason: 'storageNone' }
  if (!keepsRows) return { reason: 'storageTextOnly' }
  return { reason: isPrivate ? 'storagePrivate' : 'storageWorks' }
}

type Decoding = Partial<MediaCapabilitiesInfo> | null
export type VideoFacts = { decoding: Decoding; playsCommon: boolean; playsOther: boolean }

export function judgeVideo({ decoding, playsCommon, playsOther }: VideoFacts): Finding {
  if (decoding?.supported && decoding.smooth) return { reason: 'videoSmooth' }
  if (decoding?.supported || playsCommon) return { reason: 'videoWorks' }
  return { reason: playsOther ? 'videoUncommon' : 'videoNone' }
}

/** `answers` is null if the page's CSP forbids the request. */
export function judgeStream(answers: boolean | null): Finding {
  if (answers === null) return { reason: 'streamUnasked' }
  return { reason: answers ? 'streamAnswers' : 'streamSilent' }
}

/** The result of the browser's autoplay API. Null if it is unsupported or returns an unknown value. */
export function judgeAutoplay(policy: unknown): Finding | null {
  if (policy === 'allowed') return { reason: 'autoplayWorks' }
  if (policy === 'allowed-muted') return { reason: 'autoplayMuted' }
  return policy === 'disallowed' ? { reason: 'autoplayBlocked' } : null
}

export type Conclusion = { kind: 'clear' } | { kind: 'notes' | 'bad'; count: number }

/** Problems take precedence over notes. */
export function getConclusion(findings: Findings): Conclusion {
  const all = Object.values(findings).map(getOutcome)
  const count = (outcome: CheckOutcome) => all.filter((each) => each === outcome).length
  if (count('bad') > 0) return { kind: 'bad', count: count('bad') }
  return count('note') > 0 ? { kind: 'notes', count: count('note') } : { kind: 'clear' }
}

/** Rounds a duration to the largest sensible unit: 7 minutes, 3 hours, 2 days. */
export function timeSpan(ms: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return { value: minutes, unit: 'minute' }
  const hours = Math.round(minutes / 60)
  return hours < 48 ? { value: hours, unit: 'hour' } : { value: Math.round(hours / 24), unit: 'day' }
}
