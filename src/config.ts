/**
 * Company data and service URLs. The build validates the environment and fills in defaults
 * (`build/config/read-config.ts`).
 *
 * What belongs to one service or to an optional feature reads `import.meta.env` itself. The build then drops the
 * feature if it is not configured.
 */
export const config = {
  siteUrl: import.meta.env.VITE_SITE_URL,
  appLinksUrl: import.meta.env.VITE_APP_LINKS_URL,
  appStoreUrl: import.meta.env.VITE_APP_STORE_URL,
  esportsUrl: import.meta.env.VITE_ESPORTS_URL,
  demoVideoUrl: import.meta.env.VITE_DEMO_VIDEO_URL,
  battleVideoUrl: import.meta.env.VITE_BATTLE_VIDEO_URL,
  email: 'hello@sporte.example',
  phone: '+971 4 000 0000',
  /** Email address of the demo area's invented user. */
  demoEmail: 'salem@sporte.example',
} as const
