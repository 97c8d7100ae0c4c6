/** Where enquiries go. Read at send time by the page and by the worker, so an old entry follows a new address. */
export const leadWebhookUrl = import.meta.env.VITE_LEAD_WEBHOOK_URL
