/**
 * Partner types instead of names, because our pages show no third-party brands. We drew each logo: `mark-<id>` in the
 * sprite.
 */
export const partnerIds = ['loyalty', 'cloud', 'video', 'gaming', 'academy'] as const
