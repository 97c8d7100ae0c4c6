import type { Bout } from '@/content/bouts/types.ts'

/** The anchor of a bout on the card. */
export const boutAnchor = ({ order }: Pick<Bout, 'order'>): string => `bout-${order}`
