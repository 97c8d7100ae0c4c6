/** What `prerender/content-files.ts` makes of the record of a match. */
declare module '*.json?result' {
  export const result: Omit<import('./content/matches/types.ts').MatchResult, 'id'>
}
declare module '*.json?fixture' {
  export const fixture: import('./content/matches/types.ts').SeriesMatch
}
declare module '*.json?scorecard' {
  export const scorecard: import('./content/matches/types.ts').Scorecard
}
