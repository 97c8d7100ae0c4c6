/** Receives enquiries. The page and the worker read it at send time, so an old entry uses a new URL. */
export const leadWebhookUrl = import.meta.env.VITE_LEAD_WEBHOOK_URL
