/// <reference types="vite/client" />

/** Always present: `build/config/read-config.ts` fills in the defaults before the build starts. */
interface ImportMetaEnv extends Readonly<import('./build/config/read-config.ts').SiteConfig> {}

/** Routes whose documents no cache may store, from `router/pages.ts`. */
declare const __NETWORK_PAGES__: readonly string[]
/** The parent of each route that has one other than the home page, from `router/pages.ts`. */
declare const __PARENT_PAGES__: Readonly<Record<string, string>>
