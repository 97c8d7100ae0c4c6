/** The URL of the lead webhook. Read at send time by pages and worker, so an old entry goes to a new URL. */
export const leadWebhookUrl = import.meta.env.VITE_LEAD_WEBHOOK_URL
