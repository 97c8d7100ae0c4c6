/**
 * Company data and service URLs. The build validates the environment and fills in defaults
 * (`build/config/read-config.ts`).
 *
 * Apart from this module, `outbox/post-enquiry.ts` and `features/watch/stream-service`, only optional features
 * (advertising, error reports) read the environment. The build drops them if they are not configured.
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
