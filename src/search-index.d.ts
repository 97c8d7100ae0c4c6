/** Written by `prerender/search-index-plugin.ts`. */
declare module 'virtual:search-index' {
  const entries: readonly import('./features/search/search-entry.ts').SearchEntry[]
  export default entries
}
