import type { Bout } from '@/content/bouts/types.ts'

/** The element id of a bout on the card, for links. */
export const boutAnchor = ({ order }: Pick<Bout, 'order'>): string => `bout-${order}`
