import type { Bout } from '@/content/bouts.ts'

export const mmaBouts: readonly Bout[] = []
