import { choice } from '@/platform/parts/choice.ts'

export const playerTab = choice('tab', ['history', 'achievements', 'statistics'])
export type PlayerTab = (typeof playerTab.words)[number]
