/**
 * Named by category: our pages show no third-party brands. Each has a mark that we drew, called
 * `mark-<id>` in the sprite.
 */
export const partnerIds = ['loyalty', 'cloud', 'video', 'gaming', 'academy'] as const
