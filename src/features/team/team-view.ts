import { choice } from '@/platform/parts/choice.ts'

export const teamTab = choice('tab', ['fighters', 'matches', 'achievements'])
export type TeamTab = (typeof teamTab.words)[number]
