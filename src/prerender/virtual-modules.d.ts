/** Made from the records of matches by `prerender/content-modules.ts`. */

/** Every match, also those without a scorecard: the site's own record takes precedence over a feed. */
declare module 'virtual:matches/recorded-ids' {
  export const recordedIds: readonly string[]
}
/** In playing order. */
declare module 'virtual:matches/calendar' {
  type SeriesMatch = import('../content/matches/types.ts').SeriesMatch
  export const seriesMatches: readonly [SeriesMatch, ...SeriesMatch[]]
}
/** Matches with a scorecard, newest first. */
declare module 'virtual:matches/results' {
  export const results: readonly import('../content/matches/types.ts').MatchResult[]
}
/** Matches without a scorecard. */
declare module 'virtual:matches/bare-results' {
  export const bareResults: readonly import('../content/matches/types.ts').ResultWithoutScorecard[]
}
/** One chunk per match: a visitor downloads the card that is looked at. */
declare module 'virtual:matches/scorecards' {
  export const loadScorecard: Record<
    import('../content/matches/types.ts').MatchId,
    () => Promise<{ scorecard: import('../content/matches/types.ts').Scorecard }>
  >
}

/** Written by `prerender/search-index-plugin.ts`. */
declare module 'virtual:search-index' {
  const entries: readonly import('../features/search/search-entry.ts').SearchEntry[]
  export default entries
}
