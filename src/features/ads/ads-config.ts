/** Without a client, all slots show house ads. Separate from `config.ts` because every page loads that file. */
export const adsConfig = {
  client: import.meta.env.VITE_ADS_CLIENT,
  scriptUrl: import.meta.env.VITE_ADS_SCRIPT_URL,
  slots: {
    small: import.meta.env.VITE_ADS_SLOT_SMALL,
    medium: import.meta.env.VITE_ADS_SLOT_MEDIUM,
    large: import.meta.env.VITE_ADS_SLOT_LARGE,
    rectangle: import.meta.env.VITE_ADS_SLOT_RECTANGLE,
  },
} as const
