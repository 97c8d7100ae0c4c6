/**
 * The company's data and the addresses of services. The build validates the environment and fills in defaults
 * (`prerender/read-config.ts`); besides this module and `contract/endpoints.ts` only optional features read it
 * (advertising, fault reports), which the build drops if they are not configured.
 */
export const config = {
  siteUrl: import.meta.env.VITE_SITE_URL,
  apiHost: import.meta.env.VITE_API_HOST,
  geoUrl: import.meta.env.VITE_GEO_URL,
  appLinksUrl: import.meta.env.VITE_APP_LINKS_URL,
  appStoreUrl: import.meta.env.VITE_APP_STORE_URL,
  esportsUrl: import.meta.env.VITE_ESPORTS_URL,
  demoVideoUrl: import.meta.env.VITE_DEMO_VIDEO_URL,
  battleVideoUrl: import.meta.env.VITE_BATTLE_VIDEO_URL,
  /** Exact origins that streams may be framed from; empty means any https origin and our own. */
  streamOrigins: import.meta.env.VITE_STREAM_ORIGINS.split(' ').filter(Boolean),
  email: 'hello@sporte.example',
  phone: '+971 4 000 0000',
  /** The demo area's invented user. */
  demoEmail: 'salem@sporte.example',
} as const
