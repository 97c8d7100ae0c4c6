import type { SportsEvent } from '@/content/events.ts'

export const pastMma: readonly SportsEvent[] = []
