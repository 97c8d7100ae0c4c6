/// <reference types="vite/client" />

/** Always present: `prerender/read-config.ts` fills in the defaults before the build starts. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string
  readonly VITE_LEAD_WEBHOOK_URL: string
  readonly VITE_LEAD_ECHO: string
  readonly VITE_API_HOST: string
  readonly VITE_GEO_URL: string
  /** If empty, there is no feed, and the build drops the code that depends on it. */
  readonly VITE_SCORES_URL: string
  readonly VITE_APP_LINKS_URL: string
  readonly VITE_APP_STORE_URL: string
  readonly VITE_ESPORTS_URL: string
  readonly VITE_DEMO_VIDEO_URL: string
  readonly VITE_BATTLE_VIDEO_URL: string
  readonly VITE_STREAM_ORIGINS: string
  readonly VITE_WHATSAPP_NUMBER: string
  readonly VITE_REPORT_URL: string
  readonly VITE_HSTS_PRELOAD: string
  readonly VITE_ADS_CLIENT: string
  readonly VITE_ADS_SCRIPT_URL: string
  readonly VITE_ADS_SLOT_SMALL: string
  readonly VITE_ADS_SLOT_MEDIUM: string
  readonly VITE_ADS_SLOT_LARGE: string
  readonly VITE_ADS_SLOT_RECTANGLE: string
  readonly VITE_SW_KILL_SWITCH: string
}

/** Routes whose documents no cache may store, from `router/pages.ts`. */
declare const __NETWORK_PAGES__: readonly string[]
/** The parent of each route that has one other than the home page, from `router/pages.ts`. */
declare const __PARENT_PAGES__: Readonly<Record<string, string>>
