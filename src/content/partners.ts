/**
 * Named for what they do: no brand of anyone else's stands on our pages. Each has a mark of our own drawing, called
 * `mark-<id>` in the sprite.
 */
export const partnerIds = ['loyalty', 'cloud', 'video', 'gaming', 'academy'] as const
