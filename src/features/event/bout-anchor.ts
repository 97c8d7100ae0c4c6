import type { Bout } from '@/content/bouts/types.ts'

/** Where a bout stands on the card: the hash of its address. */
export const boutAnchor = ({ order }: Pick<Bout, 'order'>): string => `bout-${order}`
