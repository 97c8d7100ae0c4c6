/// <reference types="vite/client" />

/** Always present: `prerender/read-config.ts` fills in the defaults before the build starts. */
interface ImportMetaEnv extends Readonly<import('./prerender/read-config.ts').SiteConfig> {}
