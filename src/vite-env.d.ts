/// <reference types="vite/client" />

/** Always present: `build/config/read-config.ts` fills in the defaults before the build starts. */
interface ImportMetaEnv extends Readonly<import('./build/config/read-config.ts').SiteConfig> {}
