import type { TeamCode } from '@/content/matches/types.ts'

export const teamCodes = ['PAK', 'AFG', 'UAE'] as const satisfies readonly TeamCode[]
